import { sub, top } from './category'

export const office = top(
  'office',
  'books',
  'sand',
  ['办公文具', '文具', 'Office', 'เครื่องเขียน', 'オフィス', 'Oficina'],
  [
    sub(
      'reading',
      'books',
      ['阅读', '閱讀', 'Reading', 'หนังสือ', '読書', 'Lectura'],
      [
        '纸张舒服，适合慢慢读。',
        '紙張舒服，適合慢慢讀。',
        'Good paper for slow reading.',
        'กระดาษดี อ่านเพลิน',
        '紙の手ざわりがよく、ゆっくり読めます。',
        'Buen papel para leer sin prisa.',
      ],
    ),
    sub(
      'paper',
      'journal',
      ['纸品', '紙品', 'Paper', 'กระดาษและสมุด', '紙もの', 'Papel'],
      [
        '书写顺滑，不透墨。',
        '書寫滑順，不透墨。',
        'Smooth to write on, and ink does not show through.',
        'เขียนลื่น หมึกไม่ซึม',
        '書き心地がよく、裏抜けしません。',
        'Escritura suave y sin traspasar la tinta.',
      ],
    ),
    sub(
      'writing',
      'pencil',
      ['书写', '書寫', 'Writing', 'เครื่องเขียน', '筆記具', 'Escritura'],
      [
        '出墨均匀，握着舒服。',
        '書寫均勻，握著舒服。',
        'An even line and a comfortable grip.',
        'เส้นสม่ำเสมอ จับสบาย',
        '線が均一で、持ちやすい筆記具です。',
        'Trazo uniforme y agarre cómodo.',
      ],
    ),
    sub(
      'drawing',
      'palette',
      ['绘画与手工', '繪畫與手作', 'Drawing and craft', 'วาดเขียนและงานฝีมือ', '画材と工作', 'Dibujo y manualidades'],
      [
        '精准顺手，创作更尽兴。',
        '精準順手，創作更盡興。',
        'Precise tools for people who make things.',
        'เครื่องมือแม่นยำสำหรับคนชอบสร้างสรรค์',
        'つくる人のための、確かな道具です。',
        'Precisión para quien crea con las manos.',
      ],
    ),
  ],
)
