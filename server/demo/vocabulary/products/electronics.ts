import { base } from './base'

export const electronics = [
  base('phone', 'phones', 24900, ['口袋手机', '口袋手機', 'Pocket phone', 'สมาร์ตโฟนขนาดพกพา', 'ポケットスマートフォン', 'Teléfono de bolsillo'], ['gb128', 'gb256', 'gb512', 'starter']),
  base('laptop', 'computers', 52900, ['学习办公笔记本电脑', '學習辦公筆記型電腦', 'Laptop for work and study', 'แล็ปท็อปสำหรับเรียนและทำงาน', '仕事と勉強のノートパソコン', 'Portátil para trabajar y estudiar'], ['inch14', 'inch16', 'gb512', 'light']),
  base('headphones', 'audio', 5990, ['头戴式耳机', '耳罩式耳機', 'Over-ear headphones', 'หูฟังครอบหู', 'オーバーイヤーヘッドホン', 'Auriculares de diadema'], ['wireless', 'cased', 'pro', 'children']),
  base('watch', 'phones', 4400, ['圆盘腕表', '圓盤腕錶', 'Round-face watch', 'นาฬิกาข้อมือหน้าปัดกลม', 'ラウンドフェイスの腕時計', 'Reloj de esfera redonda'], ['waterproof', 'small', 'classic', 'gift']),
  base('camera', 'cameras', 13900, ['复古便携相机', '復古隨身相機', 'Compact film-look camera', 'กล้องคอมแพ็กต์สไตล์ฟิล์ม', 'フィルム風コンパクトカメラ', 'Cámara compacta de aire analógico'], ['waterproof', 'cased', 'starter', 'limited']),
  base('radio', 'audio', 3700, ['旋钮厨房收音机', '旋鈕廚房收音機', 'Kitchen radio with dial', 'วิทยุตั้งโต๊ะแบบหมุน', 'ダイヤル式キッチンラジオ', 'Radio de cocina con dial'], ['rechargeable', 'mini', 'classic', 'waterproof']),
  base('keyboard', 'computers', 4200, ['安静型键盘', '靜音鍵盤', 'Quiet keyboard', 'คีย์บอร์ดเสียงเบา', '静音キーボード', 'Teclado silencioso'], ['wireless', 'mini', 'usb', 'recycled']),
  base('television', 'cameras', 21900, ['复古造型电视', '復古造型電視', 'Retro television', 'โทรทัศน์ทรงย้อนยุค', 'レトロテレビ', 'Televisor de estilo retro'], ['inch24', 'inch32', 'stand', 'limited']),
  base('microphone', 'audio', 3150, ['手持麦克风', '手持麥克風', 'Hand-held microphone', 'ไมโครโฟนมือถือ', 'ハンドマイク', 'Micrófono de mano'], ['wireless', 'stand', 'pro', 'children']),
  base('torch', 'phones', 1490, ['铝制手电筒', '鋁製手電筒', 'Aluminium torch', 'ไฟฉายอะลูมิเนียม', 'アルミ製懐中電灯', 'Linterna de aluminio'], ['rechargeable', 'mini', 'waterproof', 'set2']),
  base('power-bank', 'phones', 2490, ['便携移动电源', '隨身行動電源', 'Pocket power bank', 'แบตเตอรี่สำรองพกพา', 'モバイルバッテリー', 'Batería portátil de bolsillo'], ['usb', 'mini', 'large', 'recycled']),
  base('printer', 'computers', 11900, ['家用打印机', '家用印表機', 'Home printer', 'เครื่องพิมพ์สำหรับบ้าน', '家庭用プリンター', 'Impresora doméstica'], ['wireless', 'a4', 'starter', 'mini']),
]
