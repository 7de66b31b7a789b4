import { sub, top } from './category'

export const kitchen = top(
  'kitchen',
  'pan',
  'butter',
  ['厨房', '廚房', 'Kitchen', 'ครัว', 'キッチン', 'Cocina'],
  [
    sub(
      'tea-coffee',
      'teapot',
      ['茶与咖啡', '茶與咖啡', 'Tea and coffee', 'ชาและกาแฟ', 'お茶とコーヒー', 'Té y café'],
      [
        '保温好，倒水不滴漏。',
        '保溫好，倒水不滴漏。',
        'Keeps warm and pours without dripping.',
        'เก็บความร้อนดี รินไม่หยด',
        '冷めにくく、液だれしません。',
        'Mantiene el calor y no gotea.',
      ],
    ),
    sub(
      'cookware',
      'pan',
      ['锅具刀具', '鍋具刀具', 'Cookware', 'เครื่องครัว', '調理道具', 'Cacharros'],
      [
        '受热均匀，清洗方便。',
        '用得順手，清洗方便。',
        'Works evenly and washes up in a minute.',
        'ใช้งานคล่องมือ ล้างง่าย',
        '扱いやすく、さっと洗えます。',
        'Responde bien y se lava en un minuto.',
      ],
    ),
    sub(
      'tableware',
      'bowl',
      ['餐具', '餐具', 'Tableware', 'เครื่องใช้บนโต๊ะอาหาร', '食器', 'Mesa'],
      [
        '日常耐用，摆上桌也好看。',
        '日常耐用，擺上桌也好看。',
        'Made for daily meals, nice enough for guests.',
        'ทนทานสำหรับทุกวัน สวยพอสำหรับรับแขก',
        '普段使いに丈夫で、来客にも映えます。',
        'Resiste el día a día y luce con invitados.',
      ],
    ),
  ],
)
