import { base } from './base'

export const office = [
  base('books', 'reading', 2100, ['三本短篇小说', '三本短篇小說', 'Three short novels', 'นิยายสั้นสามเล่ม', '短編小説3冊', 'Tres novelas cortas'], ['cased', 'classic', 'limited', 'gift']),
  base('spiral-pad', 'paper', 480, ['线圈笔记本', '線圈筆記本', 'Spiral notebook', 'สมุดสันห่วง', 'リングノート', 'Cuaderno de espiral'], ['a4', 'a5', 'dotted', 'set3']),
  base('journal', 'paper', 920, ['硬壳手账本', '硬殼手帳本', 'Hardcover journal', 'สมุดบันทึกปกแข็ง', 'ハードカバー手帳', 'Diario de tapa dura'], ['lined', 'squared', 'a5', 'recycled']),
  base('set-square', 'drawing', 310, ['三角尺', '三角尺', 'Set square', 'ไม้ฉากสามเหลี่ยม', '三角定規', 'Escuadra'], ['cm15', 'cm30', 'steel', 'set2']),
  base('pencil', 'writing', 290, ['带橡皮铅笔', '附橡皮擦鉛筆', 'Pencil with eraser', 'ดินสอพร้อมยางลบ', '消しゴム付き鉛筆', 'Lápiz con goma'], ['set6', 'set10', 'bamboo', 'children']),
  base('fountain-pen', 'writing', 2600, ['细尖钢笔', '細尖鋼筆', 'Fine-nib fountain pen', 'ปากกาหมึกซึมหัวละเอียด', '細字万年筆', 'Pluma estilográfica de punta fina'], ['matte', 'brass', 'cased', 'gift']),
  base('scissors', 'drawing', 650, ['锋利办公剪刀', '鋒利辦公剪刀', 'Sharp office scissors', 'กรรไกรสำนักงานคมกริบ', 'よく切れるオフィスはさみ', 'Tijeras de oficina afiladas'], ['small', 'large', 'children', 'steel']),
  base('palette', 'drawing', 1850, ['水彩调色盘', '水彩調色盤', 'Watercolour palette', 'จานสีน้ำ', '水彩パレット', 'Paleta de acuarela'], ['travel', 'beginner', 'pro', 'gift']),
  base('crayon', 'drawing', 540, ['不断芯蜡笔', '不斷芯蠟筆', 'Sturdy wax crayons', 'สีเทียนไม่หักง่าย', '折れにくいクレヨン', 'Ceras resistentes'], ['set6', 'set10', 'children', 'organic']),
  base('calendar', 'paper', 1190, ['家庭挂历', '家庭掛曆', 'Family wall calendar', 'ปฏิทินแขวนสำหรับครอบครัว', '家族の壁掛けカレンダー', 'Calendario familiar de pared'], ['a4', 'large', 'stand', 'recycled']),
]
