import { sub, top } from './category'

export const beauty = top(
  'beauty',
  'lipstick',
  'rose',
  ['美妆', '美妝', 'Beauty', 'ความงาม', '美容', 'Belleza'],
  [
    sub(
      'make-up',
      'lipstick',
      ['彩妆', '彩妝', 'Make-up', 'เครื่องสำอาง', 'メイク', 'Maquillaje'],
      [
        '显色持久，卸除也容易。',
        '顯色持久，卸除也容易。',
        'Colour that stays and comes off easily at night.',
        'สีติดทน ล้างออกง่าย',
        '色もちがよく、落とすのも簡単です。',
        'Color que dura y se retira con facilidad.',
      ],
    ),
    sub(
      'skin',
      'lotion',
      ['护肤沐浴', '護膚沐浴', 'Skin and bath', 'ผิวและการอาบน้ำ', 'スキンケアとバス', 'Piel y baño'],
      [
        '温和不刺激，全家都能用。',
        '溫和不刺激，全家都能用。',
        'Gentle enough for the whole family.',
        'อ่อนโยน ใช้ได้ทั้งครอบครัว',
        'やさしい使い心地で、家族みんなで使えます。',
        'Cuidado suave para toda la familia.',
      ],
    ),
    sub(
      'hair-jewellery',
      'comb',
      ['美发与首饰', '美髮與首飾', 'Hair and jewellery', 'ผมและเครื่องประดับ', 'ヘアとジュエリー', 'Pelo y joyas'],
      [
        '做工细致，每天戴用都舒心。',
        '做工細緻，每天配戴都舒心。',
        'Finely finished, a pleasure to use every day.',
        'งานละเอียด ใช้แล้วสุขใจทุกวัน',
        '丁寧な仕上げで、毎日が心地よくなります。',
        'Acabado fino, un gusto de cada día.',
      ],
    ),
    sub(
      'tools',
      'comb',
      ['美容工具', '美容工具', 'Tools', 'อุปกรณ์ความงาม', '美容用具', 'Utensilios'],
      [
        '握感舒适，打理更轻松。',
        '握感舒適，打理更輕鬆。',
        'Sits well in the hand and makes the routine easier.',
        'จับถนัดมือ ช่วยให้ดูแลตัวเองง่ายขึ้น',
        '手になじみ、毎日の手入れが楽になります。',
        'Se agarra bien y facilita la rutina.',
      ],
    ),
  ],
)
