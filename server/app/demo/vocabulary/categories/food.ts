import { sub, top } from './category'

export const food = top(
  'food',
  'honey',
  'butter',
  ['食品', '食品', 'Food', 'อาหาร', 'フード', 'Alimentación'],
  [
    sub(
      'pantry',
      'honey',
      ['食品柜', '食品櫃', 'Pantry', 'ของแห้งและของหมัก', '食料品', 'Despensa'],
      [
        '来自小农场，味道纯正。',
        '來自小農場，味道純正。',
        'From small farms, with nothing added.',
        'จากฟาร์มเล็ก ไม่ปรุงแต่ง',
        '小さな農場から、余計なものを加えずに。',
        'De pequeñas granjas y sin añadidos.',
      ],
    ),
    sub(
      'sweets',
      'chocolate',
      ['甜点', '甜點', 'Sweets', 'ของหวาน', 'お菓子', 'Dulces'],
      [
        '甜度刚好，配茶正合适。',
        '甜度剛好，配茶正合適。',
        'Just sweet enough, and good with tea.',
        'หวานกำลังดี เข้ากับชา',
        'ほどよい甘さで、お茶によく合います。',
        'El dulce justo, ideal con té.',
      ],
    ),
    sub(
      'bakery',
      'bread',
      ['烘焙', '烘焙', 'Bakery', 'เบเกอรี', 'ベーカリー', 'Panadería'],
      [
        '清晨出炉，当天发货。',
        '清晨出爐，當天出貨。',
        'Baked at dawn and sent the same day.',
        'อบเช้ามืด ส่งวันเดียวกัน',
        '夜明けに焼き、その日に発送します。',
        'Horneado al alba y enviado el mismo día.',
      ],
    ),
    sub(
      'fresh',
      'strawberry',
      ['生鲜水果', '生鮮水果', 'Fresh fruit', 'ผลไม้สด', '果物', 'Fruta fresca'],
      [
        '成熟采摘，冷链送达。',
        '成熟採摘，冷鏈送達。',
        'Picked ripe and kept cool on the way.',
        'เก็บตอนสุก ส่งแบบควบคุมความเย็น',
        '食べごろに摘み、冷やして届けます。',
        'Recolección en su punto y transporte en frío.',
      ],
    ),
  ],
)
