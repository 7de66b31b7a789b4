import { sub, top } from './category'

export const toys = top(
  'toys',
  'bear',
  'clay',
  ['玩具', '玩具', 'Toys', 'ของเล่น', 'おもちゃ', 'Juguetes'],
  [
    sub(
      'soft-toys',
      'bear',
      ['毛绒玩具', '絨毛玩具', 'Soft toys', 'ตุ๊กตานุ่ม', 'ぬいぐるみ', 'Peluches'],
      [
        '软软的，适合一起入睡。',
        '軟軟的，適合一起入睡。',
        'Soft, washable and good company at night.',
        'นุ่ม ซักได้ นอนกอดสบาย',
        'やわらかく洗えて、夜のお供にぴったりです。',
        'Tacto suave, lavable y buena compañía de noche.',
      ],
    ),
    sub(
      'games',
      'puzzle',
      ['游戏', '遊戲', 'Games', 'เกม', 'ゲーム', 'Juegos'],
      [
        '适合全家一起玩的晚上。',
        '適合全家一起玩的晚上。',
        'For evenings around one table.',
        'สำหรับค่ำคืนที่ทั้งบ้านเล่นด้วยกัน',
        '家族で囲む夜のための遊びです。',
        'Para noches alrededor de una mesa.',
      ],
    ),
    sub(
      'outdoor-play',
      'kite',
      ['户外玩具', '戶外玩具', 'Outdoor play', 'ของเล่นกลางแจ้ง', '外遊び', 'Aire libre'],
      [
        '带出门，玩一下午。',
        '帶出門，玩一下午。',
        'Take it outside and the afternoon is settled.',
        'พาออกไปเล่นได้ทั้งบ่าย',
        '外へ持ち出せば、午後いっぱい遊べます。',
        'Para pasar la tarde entera al aire libre.',
      ],
    ),
    sub(
      'building',
      'train',
      ['模型与启蒙', '模型與啟蒙', 'Pretend and build', 'สมมติและสร้างสรรค์', 'ごっこ遊びと工作', 'Imaginar y construir'],
      [
        '边玩边想，小手更灵巧。',
        '邊玩邊想，小手更靈巧。',
        'Gives small hands and big ideas something to do.',
        'ให้มือน้อยกับจินตนาการได้ทำงาน',
        '小さな手と大きな想像力を動かします。',
        'Para manos pequeñas con ideas grandes.',
      ],
    ),
  ],
)
