import { sub, top } from './category'

export const baby = top(
  'baby',
  'bottle',
  'rose',
  ['母婴', '母嬰', 'Baby', 'เด็กอ่อน', 'ベビー', 'Bebé'],
  [
    sub(
      'feeding',
      'bottle',
      ['喂养', '餵養', 'Feeding', 'ให้นมและอาหาร', '授乳と食事', 'Alimentación'],
      [
        '不含双酚 A，清洗方便。',
        '不含雙酚 A，清洗方便。',
        'Free of BPA and easy to clean.',
        'ปลอดสาร BPA ล้างง่าย',
        'BPA不使用、洗いやすい形です。',
        'Sin BPA y de limpieza sencilla.',
      ],
    ),
    sub(
      'clothes',
      'socks',
      ['婴儿服饰', '嬰兒服飾', 'Clothes', 'เสื้อผ้า', 'ベビー服', 'Ropa'],
      [
        '柔软贴肤，耐洗不变形。',
        '柔軟貼膚，耐洗不變形。',
        'Soft on the skin and keeps its shape in the wash.',
        'นุ่มสบายผิว ซักแล้วไม่เสียทรง',
        '肌にやさしく、洗っても型くずれしません。',
        'Suavidad en la piel y forma intacta tras el lavado.',
      ],
    ),
    sub(
      'play',
      'rabbit',
      ['安抚玩具', '安撫玩具', 'Play', 'ของเล่น', '遊び', 'Juego'],
      [
        '圆润无尖角，宝宝放心玩。',
        '圓潤無尖角，寶寶放心玩。',
        'Rounded, safe and easy for small hands to hold.',
        'มนโค้ง ปลอดภัย เหมาะกับมือน้อย',
        '丸みがあって安全、小さな手でもつかめます。',
        'Formas redondas y seguras para manos pequeñas.',
      ],
    ),
    sub(
      'nursery',
      'elephant',
      ['婴儿房', '嬰兒房', 'Nursery', 'ห้องเด็ก', '子ども部屋', 'Habitación'],
      [
        '陪伴每一个安静的夜晚。',
        '陪伴每一個安靜的夜晚。',
        'For a calm room and a longer sleep.',
        'เพื่อห้องที่สงบและการนอนที่ยาวขึ้น',
        '落ち着いた部屋と、ぐっすり眠る夜のために。',
        'Para una habitación en calma y un sueño más largo.',
      ],
    ),
  ],
)
