import { base } from './base'

export const home = [
  base('chair', 'furniture', 6800, ['木制餐椅', '木製餐椅', 'Wooden dining chair', 'เก้าอี้ไม้รับประทานอาหาร', '木製ダイニングチェア', 'Silla de comedor de madera'], ['oak', 'walnut', 'set2', 'children']),
  base('sofa', 'furniture', 34900, ['双人沙发', '雙人沙發', 'Two-seat sofa', 'โซฟาสองที่นั่ง', '2人掛けソファ', 'Sofá de dos plazas'], ['linen', 'velvet', 'wool', 'recycled']),
  base('bulb', 'lighting', 560, ['暖光灯泡', '暖光燈泡', 'Warm light bulb', 'หลอดไฟแสงอุ่น', '電球色ライト', 'Bombilla de luz cálida'], ['set2', 'set4', 'mini', 'outdoor']),
  base('alarm-clock', 'decor', 1590, ['双铃闹钟', '雙鈴鬧鐘', 'Twin-bell alarm clock', 'นาฬิกาปลุกกระดิ่งคู่', 'ツインベル目覚まし時計', 'Despertador de doble campana'], ['mini', 'classic', 'matte', 'gift']),
  base('basket', 'decor', 2750, ['编织野餐篮', '編織野餐籃', 'Woven picnic basket', 'ตะกร้าสานปิกนิก', '編みピクニックバスケット', 'Cesta de pícnic trenzada'], ['small', 'large', 'bamboo', 'handmade']),
  base('candle', 'lighting', 750, ['蜂蜡蜡烛', '蜂蠟蠟燭', 'Beeswax candle', 'เทียนขี้ผึ้ง', '蜜蝋キャンドル', 'Vela de cera de abeja'], ['lavender', 'citrus', 'set4', 'tall20']),
  base('bed', 'furniture', 28900, ['储物单人床', '收納單人床', 'Single bed with storage', 'เตียงเดี่ยวพร้อมที่เก็บของ', '収納付きシングルベッド', 'Cama individual con almacenaje'], ['oak', 'walnut', 'children', 'linen']),
  base('broom', 'cleaning', 1290, ['天然纤维扫帚', '天然纖維掃帚', 'Natural-fibre broom', 'ไม้กวาดเส้นใยธรรมชาติ', '天然素材のほうき', 'Escoba de fibra natural'], ['bamboo', 'indoor', 'outdoor', 'handmade']),
  base('frame', 'decor', 2450, ['风景装饰画', '風景裝飾畫', 'Framed landscape print', 'ภาพทิวทัศน์พร้อมกรอบ', '額入り風景プリント', 'Lámina de paisaje enmarcada'], ['a4', 'cm30', 'cm50', 'oak']),
  base('lantern', 'lighting', 1850, ['纸灯笼', '紙燈籠', 'Paper lantern', 'โคมกระดาษ', '紙ちょうちん', 'Farolillo de papel'], ['small', 'large', 'set3', 'outdoor']),
  base('vase', 'decor', 3200, ['双耳陶瓶', '雙耳陶瓶', 'Two-handled clay vase', 'แจกันดินเผาสองหู', '両手付き陶器花瓶', 'Jarrón de barro con dos asas'], ['tall20', 'tall30', 'tall40', 'handmade']),
]
