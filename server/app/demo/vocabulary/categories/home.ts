import { sub, top } from './category'

export const home = top(
  'home',
  'chair',
  'sage',
  ['家居', '居家', 'Home', 'บ้าน', 'ホーム', 'Hogar'],
  [
    sub(
      'furniture',
      'sofa',
      ['家具', '家具', 'Furniture', 'เฟอร์นิเจอร์', '家具', 'Muebles'],
      [
        '结实耐用，安装简单。',
        '結實耐用，安裝簡單。',
        'Sturdy, plain and quick to put together.',
        'แข็งแรง เรียบง่าย ประกอบเร็ว',
        '丈夫でシンプル、組み立ても簡単です。',
        'Robustez, sencillez y montaje rápido.',
      ],
    ),
    sub(
      'lighting',
      'bulb',
      ['灯具', '燈具', 'Lighting', 'แสงสว่าง', '照明', 'Iluminación'],
      [
        '柔和的光，让夜晚更安宁。',
        '柔和的光，讓夜晚更安寧。',
        'A soft light for calm evenings.',
        'แสงนุ่มนวลสำหรับค่ำคืนที่สงบ',
        'やわらかな光で、夜がおだやかになります。',
        'Una luz suave para tardes tranquilas.',
      ],
    ),
    sub(
      'decor',
      'vase',
      ['装饰', '裝飾', 'Decor', 'ของตกแต่ง', 'インテリア', 'Decoración'],
      [
        '放在哪里都好看，还实用。',
        '放在哪裡都好看，還實用。',
        'Good to look at and good to have around.',
        'สวยงามและใช้ประโยชน์ได้จริง',
        '眺めてよし、使ってよしの一品です。',
        'Bonito de ver y útil de tener.',
      ],
    ),
    sub(
      'cleaning',
      'basket',
      ['清洁', '清潔', 'Cleaning', 'ทำความสะอาด', '掃除', 'Limpieza'],
      [
        '打扫省力，挂起来不占地方。',
        '打掃省力，掛起來不占地方。',
        'Sweeps with little effort and hangs out of the way.',
        'กวาดง่าย แขวนเก็บได้',
        '軽い力で掃け、掛けてしまえます。',
        'Barre sin esfuerzo y se cuelga en cualquier sitio.',
      ],
    ),
  ],
)
