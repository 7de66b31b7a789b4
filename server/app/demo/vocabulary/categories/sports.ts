import { sub, top } from './category'

export const sports = top(
  'sports',
  'football',
  'mist',
  ['运动', '運動', 'Sports', 'กีฬา', 'スポーツ', 'Deportes'],
  [
    sub(
      'ball-games',
      'football',
      ['球类', '球類', 'Ball games', 'กีฬาลูกบอล', '球技', 'Balones'],
      [
        '手感好，弹跳稳定。',
        '手感好，彈跳穩定。',
        'Good grip and a true bounce.',
        'จับกระชับ กระดอนสม่ำเสมอ',
        '手になじみ、素直に弾みます。',
        'Buen tacto y bote regular.',
      ],
    ),
    sub(
      'rackets',
      'racket',
      ['球拍', '球拍', 'Rackets', 'ไม้แร็กเกต', 'ラケット', 'Raquetas'],
      [
        '轻巧好挥，新手也容易上手。',
        '輕巧好揮，新手也容易上手。',
        'Light to swing and easy to learn with.',
        'เบามือ เหวี่ยงง่าย เรียนรู้เร็ว',
        '軽く振れて、すぐに慣れます。',
        'De golpe ligero y fácil aprendizaje.',
      ],
    ),
    sub(
      'wheels',
      'bicycle',
      ['轮上运动', '輪上運動', 'On wheels', 'กีฬาล้อ', '乗り物', 'Sobre ruedas'],
      [
        '骑行顺畅，城里城外都合适。',
        '騎乘順暢，城裡城外都合適。',
        'Rolls smoothly in town and beyond.',
        'ลื่นไหลทั้งในเมืองและนอกเมือง',
        '街でも郊外でもなめらかに走ります。',
        'Rueda con suavidad dentro y fuera de la ciudad.',
      ],
    ),
    sub(
      'fitness',
      'boxing-glove',
      ['健身', '健身', 'Fitness', 'ฟิตเนส', 'フィットネス', 'Entrenamiento'],
      [
        '耐用舒适，陪你坚持锻炼。',
        '耐用舒適，陪你持續鍛鍊。',
        'Comfortable and tough enough for regular training.',
        'สบายและทนพอสำหรับการซ้อมประจำ',
        '快適で丈夫、日々の練習に応えます。',
        'Comodidad y resistencia para entrenar a menudo.',
      ],
    ),
    sub(
      'winter-water',
      'tent',
      ['户外', '戶外', 'Outdoors', 'กลางแจ้ง', 'アウトドア', 'Montaña y agua'],
      [
        '为山水之间的周末准备。',
        '為山水之間的週末準備。',
        'For weekends on the water or up the hill.',
        'สำหรับสุดสัปดาห์กลางน้ำหรือบนเขา',
        '山や水辺で過ごす週末のために。',
        'Para fines de semana en el agua o en el monte.',
      ],
    ),
  ],
)
