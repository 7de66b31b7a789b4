import { base } from './base'

export const food = [
  base('honey', 'pantry', 890, ['高山蜂蜜', '高山蜂蜜', 'Mountain honey', 'น้ำผึ้งภูเขา', '山のはちみつ', 'Miel de montaña'], ['g250', 'g500', 'kg1', 'gift']),
  base('chocolate', 'sweets', 340, ['黑巧克力', '黑巧克力', 'Dark chocolate', 'ดาร์กช็อกโกแลต', 'ダークチョコレート', 'Chocolate negro'], ['g100', 'salted', 'set4', 'organic']),
  base('avocado', 'fresh', 460, ['熟成牛油果', '熟成酪梨', 'Ripe avocados', 'อะโวคาโดสุก', '食べごろアボカド', 'Aguacates maduros'], ['set2', 'set6', 'organic', 'kg1']),
  base('mango', 'fresh', 520, ['香甜芒果', '香甜芒果', 'Sweet mangoes', 'มะม่วงหวาน', '甘いマンゴー', 'Mangos dulces'], ['kg1', 'set6', 'dried', 'organic']),
  base('cheese', 'pantry', 630, ['熟成奶酪', '熟成起司', 'Aged cheese wedge', 'ชีสบ่ม', '熟成チーズ', 'Cuña de queso curado'], ['g250', 'g500', 'sliced', 'organic']),
  base('croissant', 'bakery', 420, ['黄油可颂', '奶油可頌', 'Butter croissants', 'ครัวซองต์เนยสด', 'バタークロワッサン', 'Cruasanes de mantequilla'], ['set4', 'set6', 'mini', 'organic']),
  base('bread', 'bakery', 390, ['乡村吐司', '鄉村吐司', 'Country loaf', 'ขนมปังชนบท', '田舎風食パン', 'Pan de molde rústico'], ['small', 'sliced', 'organic', 'family']),
  base('strawberry', 'fresh', 480, ['田园草莓', '田園草莓', 'Field strawberries', 'สตรอว์เบอร์รีจากไร่', '畑のいちご', 'Fresas de campo'], ['g250', 'g500', 'dried', 'organic']),
  base('cookie', 'sweets', 450, ['巧克力豆曲奇', '巧克力豆餅乾', 'Chocolate chip cookies', 'คุกกี้ช็อกโกแลตชิป', 'チョコチップクッキー', 'Galletas con pepitas de chocolate'], ['set6', 'mini', 'salted', 'gift']),
  base('olives', 'pantry', 560, ['绿橄榄', '綠橄欖', 'Green olives', 'มะกอกเขียว', 'グリーンオリーブ', 'Aceitunas verdes'], ['g250', 'g500', 'organic', 'salted']),
  base('peanuts', 'pantry', 320, ['烤带壳花生', '烤帶殼花生', 'Roasted peanuts in the shell', 'ถั่วลิสงคั่วทั้งเปลือก', '殻付きローストピーナッツ', 'Cacahuetes tostados con cáscara'], ['g250', 'g500', 'salted', 'organic']),
  base('lemon', 'fresh', 380, ['带叶柠檬', '帶葉檸檬', 'Leafy lemons', 'เลมอนพร้อมใบ', '葉付きレモン', 'Limones con hoja'], ['set4', 'kg1', 'kg2', 'organic']),
]
