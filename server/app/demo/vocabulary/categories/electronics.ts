import { sub, top } from './category'

export const electronics = top(
  'electronics',
  'phone',
  'lilac',
  ['电子产品', '電子產品', 'Electronics', 'อิเล็กทรอนิกส์', '家電', 'Electrónica'],
  [
    sub(
      'phones',
      'phone',
      [
        '手机与随身设备',
        '手機與隨身裝置',
        'Phones and gadgets',
        'โทรศัพท์และแก็ดเจ็ต',
        '携帯とガジェット',
        'Móviles y accesorios',
      ],
      [
        '随身带，电量足，用着顺手。',
        '隨身帶，電量足，用著順手。',
        'Goes where you go and lasts the day.',
        'พกไปได้ทุกที่ ใช้ได้ทั้งวัน',
        'どこへでも持ち歩け、一日使えます。',
        'Va contigo y aguanta todo el día.',
      ],
    ),
    sub(
      'computers',
      'laptop',
      ['电脑办公', '電腦辦公', 'Computers', 'คอมพิวเตอร์', 'パソコン', 'Informática'],
      [
        '安静可靠，工作学习都合适。',
        '安靜可靠，工作學習都合適。',
        'Quiet and dependable for work and study.',
        'เงียบและไว้ใจได้ ทั้งงานและเรียน',
        '静かで頼れる、仕事と勉強の道具です。',
        'Silencio y fiabilidad para el trabajo y el estudio.',
      ],
    ),
    sub(
      'audio',
      'headphones',
      ['音频', '音訊', 'Audio', 'เครื่องเสียง', 'オーディオ', 'Sonido'],
      [
        '声音清晰，久听不累。',
        '聲音清晰，久聽不累。',
        'Clear sound that does not tire the ears.',
        'เสียงใส ฟังนานไม่ล้า',
        '澄んだ音で、長く聴いても疲れません。',
        'Sonido claro que no cansa.',
      ],
    ),
    sub(
      'cameras',
      'camera',
      ['相机与屏幕', '相機與螢幕', 'Cameras and screens', 'กล้องและจอภาพ', 'カメラと画面', 'Cámaras y pantallas'],
      [
        '操作简单，画面好看。',
        '操作簡單，畫面好看。',
        'Simple to use, with a picture you will like.',
        'ใช้ง่าย ภาพสวยถูกใจ',
        '操作は簡単、きれいに映ります。',
        'Fácil de usar y con una imagen que gusta.',
      ],
    ),
  ],
)
