import { sub, top } from './category'

export const bags = top(
  'bags',
  'bag',
  'sand',
  ['箱包', '包包', 'Bags', 'กระเป๋า', 'バッグ', 'Bolsos'],
  [
    sub(
      'handbags',
      'bag',
      ['手提包', '手提包', 'Handbags', 'กระเป๋าถือ', 'ハンドバッグ', 'Bolsos de mano'],
      [
        '好提、好放，每天都用得上。',
        '好提、好放，每天都用得上。',
        'Easy to carry, easy to find things in, made for every day.',
        'ถือสบาย หยิบของง่าย ใช้ได้ทุกวัน',
        '持ちやすく探しやすい、毎日のためのバッグです。',
        'Cómodo de llevar y bien ordenado por dentro, para cada día.',
      ],
    ),
    sub(
      'travel',
      'suitcase',
      ['旅行箱包', '旅行箱包', 'Travel', 'กระเป๋าเดินทาง', '旅行', 'Viaje'],
      [
        '装得多，走得稳，路上少操心。',
        '裝得多，走得穩，路上少操心。',
        'Room for what you need and nothing that rattles on the way.',
        'จุของได้มาก เดินทางได้อย่างสบายใจ',
        'たっぷり入り、道中も静かで安心です。',
        'Espacio para lo necesario y nada que estorbe por el camino.',
      ],
    ),
    sub(
      'small-leather',
      'card',
      ['小皮件', '小皮件', 'Small leather', 'เครื่องหนังชิ้นเล็ก', '革小物', 'Pequeña marroquinería'],
      [
        '小巧好拿，硬币和卡片各有位置。',
        '小巧好拿，硬幣和卡片各有位置。',
        'Small in the hand, with a place for coins and cards.',
        'เล็กกะทัดรัด มีที่เก็บเหรียญและบัตร',
        '手のひらサイズで、小銭もカードも収まります。',
        'Cabe en la mano y tiene sitio para monedas y tarjetas.',
      ],
    ),
    sub(
      'accessories',
      'sun-hat',
      ['配饰', '配件', 'Accessories', 'เครื่องประดับ', '小物', 'Accesorios'],
      [
        '一件小配饰，让日常穿搭更完整。',
        '一件小配件，讓日常穿搭更完整。',
        'The small thing that finishes an outfit.',
        'ชิ้นเล็กที่ทำให้การแต่งตัวสมบูรณ์',
        '装いを仕上げる、ちいさな一品です。',
        'El pequeño detalle que completa el conjunto.',
      ],
    ),
  ],
)
