import { base } from './base'

export const kitchen = [
  base('teapot', 'tea-coffee', 1290, ['珐琅茶壶', '琺瑯茶壺', 'Enamel teapot', 'กาน้ำชาเคลือบ', 'ホーローティーポット', 'Tetera esmaltada'], ['ml500', 'l1', 'matte', 'gift']),
  base('mug', 'tea-coffee', 650, ['炻瓷马克杯', '炻器馬克杯', 'Stoneware mug', 'แก้วสโตนแวร์', 'ストーンウェアマグ', 'Taza de gres'], ['ml300', 'large', 'set2', 'handmade']),
  base('pan', 'cookware', 1990, ['不粘煎锅', '不沾平底鍋', 'Non-stick frying pan', 'กระทะเคลือบกันติด', 'こびりつかないフライパン', 'Sartén antiadherente'], ['cm20', 'cm24', 'cm28', 'steel']),
  base('knife', 'cookware', 2400, ['主厨刀', '主廚刀', 'Chef’s knife', 'มีดเชฟ', 'シェフナイフ', 'Cuchillo de chef'], ['cm15', 'cm20', 'cased', 'handmade']),
  base('jar', 'tableware', 590, ['带盖储物罐', '附蓋儲物罐', 'Storage jar with lid', 'โหลแก้วมีฝา', 'ふた付き保存びん', 'Tarro de conservas con tapa'], ['ml300', 'ml500', 'l1', 'set4']),
  base('bowl', 'tableware', 890, ['深口早餐碗', '深口早餐碗', 'Deep breakfast bowl', 'ชามอาหารเช้าทรงลึก', '深型朝食ボウル', 'Bol hondo de desayuno'], ['small', 'large', 'set4', 'bamboo']),
  base('chopsticks', 'tableware', 450, ['漆面筷子', '漆面筷子', 'Lacquered chopsticks', 'ตะเกียบเคลือบเงา', '塗り箸', 'Palillos lacados'], ['set2', 'set6', 'bamboo', 'gift']),
  base('spoon', 'tableware', 390, ['长柄汤匙', '長柄湯匙', 'Long-handled spoon', 'ช้อนด้ามยาว', '長柄スプーン', 'Cuchara de mango largo'], ['steel', 'brass', 'set4', 'set6']),
  base('stew-pot', 'cookware', 3990, ['双耳炖锅', '雙耳燉鍋', 'Two-handled stew pot', 'หม้อตุ๋นสองหู', '両手シチュー鍋', 'Olla de dos asas'], ['l1', 'l2', 'l8', 'steel']),
  base('tea-bowl', 'tea-coffee', 1150, ['茶杯连托盘', '茶杯附托盤', 'Tea cup with tray', 'ถ้วยชาพร้อมถาด', 'トレー付きティーカップ', 'Taza de té con bandeja'], ['ml250', 'set2', 'handmade', 'gift']),
  base('wine-glass', 'tableware', 1350, ['高脚酒杯', '高腳酒杯', 'Stemmed wine glass', 'แก้วไวน์ทรงสูง', '脚付きワイングラス', 'Copa de vino'], ['ml250', 'set2', 'set6', 'gift']),
  base('bento', 'tableware', 1790, ['分格便当盒', '分格便當盒', 'Divided lunch box', 'กล่องข้าวแบ่งช่อง', '仕切り付き弁当箱', 'Fiambrera con compartimentos'], ['small', 'bamboo', 'steel', 'children']),
]
