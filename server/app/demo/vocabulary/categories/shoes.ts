import { sub, top } from './category'

export const shoes = top(
  'shoes',
  'runner',
  'mist',
  ['鞋履', '鞋子', 'Shoes', 'รองเท้า', 'シューズ', 'Zapatos'],
  [
    sub(
      'trainers',
      'runner',
      ['运动鞋', '運動鞋', 'Trainers', 'รองเท้ากีฬา', 'スニーカー', 'Deportivas'],
      [
        '轻便合脚，跑跳都自在。',
        '輕便合腳，跑跳都自在。',
        'Light, close-fitting and ready to move.',
        'เบา กระชับ พร้อมเคลื่อนไหว',
        '軽くて足になじみ、よく動けます。',
        'Calzado ligero y ajustado, listo para moverse.',
      ],
    ),
    sub(
      'formal',
      'court-shoe',
      ['正装鞋', '正裝鞋', 'Smart shoes', 'รองเท้าทางการ', 'ドレスシューズ', 'De vestir'],
      [
        '线条利落，站一整天也舒服。',
        '線條俐落，站一整天也舒服。',
        'Clean lines that stay comfortable all day.',
        'ทรงเรียบ สวมสบายตลอดวัน',
        'すっきりした形で、一日中快適です。',
        'Líneas limpias y comodidad durante todo el día.',
      ],
    ),
    sub(
      'boots',
      'boot',
      ['靴子', '靴子', 'Boots', 'รองเท้าบูต', 'ブーツ', 'Botas'],
      [
        '抓地稳，雨天也安心。',
        '抓地穩，雨天也安心。',
        'A firm grip for wet streets and stony paths.',
        'ยึดเกาะดี มั่นใจทั้งทางเปียกและทางหิน',
        '濡れた道も石の道もしっかりつかみます。',
        'Buen agarre en calles mojadas y caminos de piedra.',
      ],
    ),
    sub(
      'sandals',
      'derby',
      ['凉鞋', '涼鞋', 'Sandals', 'รองเท้าแตะ', 'サンダル', 'Sandalias'],
      [
        '透气好穿，夏天随时出门。',
        '透氣好穿，夏天隨時出門。',
        'Airy and quick to slip on for warm days.',
        'โปร่งสบาย สวมง่ายในวันอากาศร้อน',
        '風通しがよく、夏にさっと履けます。',
        'Calzado fresco y fácil de poner para los días de calor.',
      ],
    ),
  ],
)
