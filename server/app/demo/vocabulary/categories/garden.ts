import { sub, top } from './category'

export const garden = top(
  'garden',
  'plant',
  'sage',
  ['园艺', '園藝', 'Garden', 'สวน', 'ガーデン', 'Jardín'],
  [
    sub(
      'house-plants',
      'cactus',
      ['室内植物', '室內植物', 'House plants', 'ไม้ในร่ม', '観葉植物', 'Plantas de interior'],
      [
        '好养活，给房间添一点绿。',
        '好養活，給房間添一點綠。',
        'Forgiving to grow, and green all year.',
        'เลี้ยงง่าย เขียวตลอดปี',
        '育てやすく、一年中緑を楽しめます。',
        'Fácil de cuidar y verde todo el año.',
      ],
    ),
    sub(
      'flowers',
      'tulip',
      ['花卉', '花卉', 'Flowers', 'ดอกไม้', '花', 'Flores'],
      [
        '从花农处直接发出，新鲜有活力。',
        '從花農處直接寄出，新鮮有活力。',
        'Sent fresh from the grower.',
        'ส่งสดจากสวนผู้ปลูก',
        '生産者から新鮮なまま届きます。',
        'Frescura directa del vivero.',
      ],
    ),
    sub(
      'herbs',
      'plant',
      ['香草与蔬菜', '香草與蔬菜', 'Herbs and greens', 'สมุนไพรและผัก', 'ハーブと野菜', 'Aromáticas y huerta'],
      [
        '种在窗台，随手可摘。',
        '種在窗臺，隨手可摘。',
        'Grows on a window sill, ready to pick.',
        'ปลูกริมหน้าต่าง เด็ดใช้ได้ทันที',
        '窓辺で育ち、すぐに摘めます。',
        'Crece en la ventana, al alcance de la mano.',
      ],
    ),
    sub(
      'tools',
      'bucket',
      ['园艺工具', '園藝工具', 'Garden tools', 'เครื่องมือทำสวน', '園芸用具', 'Herramientas'],
      [
        '结实好用，淋雨也不怕。',
        '結實好用，淋雨也不怕。',
        'Strong, simple and happy to stay outdoors.',
        'แข็งแรง เรียบง่าย ทิ้งไว้นอกบ้านได้',
        '丈夫でシンプル、屋外に置いても平気です。',
        'Sencillez y fuerza, incluso a la intemperie.',
      ],
    ),
  ],
)
