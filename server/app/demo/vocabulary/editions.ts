/** The differences between editions of a product: phrases after its name, in every language. */
import { six, type SixTexts } from './texts'

const comma = (amount: number) => String(amount).replace('.', ',')

const pieces = (n: number) =>
  six(`${n} 件装`, `${n} 入組`, `set of ${n}`, `ชุด ${n} ชิ้น`, `${n}点セット`, `juego de ${n}`)
const pack = (n: number) => six(`${n} 个装`, `${n} 入`, `pack of ${n}`, `แพ็ก ${n} ชิ้น`, `${n}個入り`, `paquete de ${n}`)
const pairs = (n: number) => six(`${n} 双装`, `${n} 雙入`, `${n} pairs`, `${n} คู่`, `${n}足組`, `${n} pares`)
const centimetres = (n: number) => six(`${n} 厘米`, `${n} 公分`, `${n} cm`, `${n} ซม.`, `${n}cm`, `${n} cm`)
const tall = (n: number) =>
  six(`高 ${n} 厘米`, `高 ${n} 公分`, `${n} cm tall`, `สูง ${n} ซม.`, `高さ${n}cm`, `${n} cm de alto`)
const grams = (n: number) => six(`${n} 克`, `${n} 公克`, `${n} g`, `${n} กรัม`, `${n}g`, `${n} g`)
const kilos = (n: number) => six(`${n} 千克`, `${n} 公斤`, `${n} kg`, `${n} กก.`, `${n}kg`, `${comma(n)} kg`)
const millilitres = (n: number) => six(`${n} 毫升`, `${n} 毫升`, `${n} ml`, `${n} มล.`, `${n}ml`, `${n} ml`)
const litres = (n: number) =>
  n === 1
    ? six('1 升', '1 公升', '1 litre', '1 ลิตร', '1L', '1 litro')
    : six(`${n} 升`, `${n} 公升`, `${n} litres`, `${n} ลิตร`, `${n}L`, `${comma(n)} litros`)
const gigabytes = (n: number) => six(`${n} GB`, `${n} GB`, `${n} GB`, `${n} GB`, `${n}GB`, `${n} GB`)
const inches = (n: number) => six(`${n} 英寸`, `${n} 吋`, `${n}-inch`, `${n} นิ้ว`, `${n}インチ`, `${n} pulgadas`)
const ages = (from: number, to: number) =>
  six(
    `${from}–${to} 岁`,
    `${from}–${to} 歲`,
    `ages ${from} to ${to}`,
    `อายุ ${from}–${to} ปี`,
    `${from}〜${to}歳`,
    `de ${from} a ${to} años`,
  )
const months = (from: number, to: number) =>
  six(
    `${from}–${to} 个月`,
    `${from}–${to} 個月`,
    `${from} to ${to} months`,
    `${from}–${to} เดือน`,
    `${from}〜${to}か月`,
    `de ${from} a ${to} meses`,
  )

export const EDITIONS = {
  small: six('小号', '小號', 'small', 'ขนาดเล็ก', '小サイズ', 'tamaño pequeño'),
  large: six('大号', '大號', 'large', 'ขนาดใหญ่', '大サイズ', 'tamaño grande'),
  mini: six('迷你款', '迷你款', 'mini', 'ขนาดมินิ', 'ミニサイズ', 'tamaño mini'),
  gift: six('礼盒装', '禮盒裝', 'in a gift box', 'ในกล่องของขวัญ', 'ギフトボックス入り', 'en caja de regalo'),
  limited: six('限量版', '限量版', 'limited edition', 'รุ่นลิมิเต็ด', '限定モデル', 'edición limitada'),
  classic: six('经典款', '經典款', 'classic edition', 'รุ่นคลาสสิก', 'クラシックモデル', 'edición clásica'),
  light: six('轻量款', '輕量款', 'lightweight', 'รุ่นน้ำหนักเบา', '軽量タイプ', 'versión ligera'),
  waterproof: six('防水款', '防水款', 'waterproof version', 'รุ่นกันน้ำ', '防水タイプ', 'versión impermeable'),
  recycled: six(
    '再生材料',
    '再生材質',
    'from recycled material',
    'วัสดุรีไซเคิล',
    'リサイクル素材',
    'de material reciclado',
  ),
  pro: six('专业版', '專業版', 'professional edition', 'รุ่นโปร', 'プロモデル', 'edición profesional'),
  matte: six('哑光款', '霧面款', 'matte finish', 'ผิวด้าน', 'マット仕上げ', 'acabado mate'),
  gloss: six('亮光款', '亮面款', 'gloss finish', 'ผิวเงา', 'つや仕上げ', 'acabado brillante'),
  handmade: six('手工制作', '手工製作', 'made by hand', 'งานทำมือ', '手作り', 'de fabricación artesanal'),
  oak: six('橡木', '橡木', 'oak', 'ไม้โอ๊ก', 'オーク材', 'de roble'),
  walnut: six('胡桃木', '胡桃木', 'walnut', 'ไม้วอลนัต', 'ウォールナット材', 'de nogal'),
  bamboo: six('竹制', '竹製', 'bamboo', 'ไม้ไผ่', '竹製', 'de bambú'),
  steel: six('不锈钢', '不鏽鋼', 'stainless steel', 'สเตนเลส', 'ステンレス', 'de acero inoxidable'),
  brass: six('黄铜', '黃銅', 'brass', 'ทองเหลือง', '真ちゅう', 'de latón'),
  linen: six('亚麻面料', '亞麻布料', 'linen', 'ผ้าลินิน', 'リネン', 'de lino'),
  cotton: six('纯棉', '純棉', 'cotton', 'ผ้าฝ้าย', 'コットン', 'de algodón'),
  wool: six('羊毛', '羊毛', 'wool', 'ผ้าวูล', 'ウール', 'de lana'),
  velvet: six('丝绒', '絲絨', 'velvet', 'ผ้ากำมะหยี่', 'ベルベット', 'de terciopelo'),
  suede: six('绒面革', '麂皮', 'suede', 'หนังกลับ', 'スエード', 'de ante'),
  travel: six('旅行装', '旅行組', 'travel size', 'ขนาดพกพา', 'トラベルサイズ', 'tamaño viaje'),
  family: six('家庭装', '家庭號', 'family size', 'ขนาดครอบครัว', 'ファミリーサイズ', 'tamaño familiar'),
  refill: six('补充装', '補充包', 'refill pack', 'แบบเติม', '詰め替え用', 'paquete de recambio'),
  organic: six('有机', '有機', 'organic', 'ออร์แกนิก', 'オーガニック', 'de cultivo ecológico'),
  unscented: six('无香型', '無香型', 'unscented', 'ไม่มีกลิ่น', '無香料', 'sin perfume'),
  lavender: six('薰衣草香', '薰衣草香', 'lavender', 'กลิ่นลาเวนเดอร์', 'ラベンダーの香り', 'aroma de lavanda'),
  citrus: six('柑橘香', '柑橘香', 'citrus', 'กลิ่นซิตรัส', '柑橘の香り', 'aroma de cítricos'),
  sensitive: six('敏感肌适用', '敏感肌適用', 'for sensitive skin', 'สำหรับผิวแพ้ง่าย', '敏感肌用', 'para piel sensible'),
  cased: six('带收纳盒', '附收納盒', 'with a case', 'พร้อมกล่องเก็บ', '収納ケース付き', 'con estuche'),
  stand: six('带支架', '附支架', 'with a stand', 'พร้อมขาตั้ง', 'スタンド付き', 'con soporte'),
  starter: six('入门套装', '入門組', 'starter kit', 'ชุดเริ่มต้น', 'スターターセット', 'kit de inicio'),
  usb: six('USB-C 充电', 'USB-C 充電', 'USB-C charging', 'ชาร์จผ่าน USB-C', 'USB-C充電', 'carga USB-C'),
  wireless: six('无线版', '無線版', 'wireless', 'รุ่นไร้สาย', 'ワイヤレス', 'versión inalámbrica'),
  rechargeable: six('可充电款', '可充電款', 'rechargeable', 'แบบชาร์จได้', '充電式', 'versión recargable'),
  beginner: six('初学者适用', '初學者適用', 'for beginners', 'สำหรับผู้เริ่มต้น', '初心者向け', 'para principiantes'),
  contest: six('比赛级', '比賽級', 'competition grade', 'ระดับแข่งขัน', '競技用', 'de competición'),
  junior: six('青少年款', '青少年款', 'junior', 'สำหรับเยาวชน', 'ジュニア用', 'para jóvenes'),
  children: six('儿童款', '兒童款', 'for children', 'สำหรับเด็ก', '子ども用', 'para niños'),
  indoor: six('室内用', '室內用', 'for indoors', 'สำหรับใช้ในร่ม', '室内用', 'para interior'),
  outdoor: six('户外用', '戶外用', 'for outdoors', 'สำหรับใช้กลางแจ้ง', '屋外用', 'para exterior'),
  clayPot: six('陶盆装', '陶盆裝', 'in a clay pot', 'ในกระถางดินเผา', '素焼き鉢入り', 'en maceta de barro'),
  seeds: six('种子包', '種子包', 'seed packet', 'ซองเมล็ด', '種子パック', 'sobre de semillas'),
  care: six('附养护套装', '附照護組', 'with a care kit', 'พร้อมชุดดูแล', 'お手入れセット付き', 'con kit de cuidado'),
  dotted: six('点阵内页', '點陣內頁', 'dotted', 'ลายจุด', 'ドット方眼', 'con puntos'),
  lined: six('横线内页', '橫線內頁', 'lined', 'มีเส้นบรรทัด', '横罫', 'con renglones'),
  squared: six('方格内页', '方格內頁', 'squared', 'ลายตาราง', '方眼', 'con cuadrícula'),
  a4: six('A4', 'A4', 'A4', 'A4', 'A4', 'A4'),
  a5: six('A5', 'A5', 'A5', 'A5', 'A5', 'A5'),
  sliced: six('切片装', '切片裝', 'sliced', 'แบบหั่นแล้ว', 'スライス', 'en rebanadas'),
  dried: six('干制', '乾燥', 'dried', 'แบบอบแห้ง', 'ドライ', 'en versión desecada'),
  salted: six('海盐味', '海鹽口味', 'with sea salt', 'รสเกลือทะเล', '海塩風味', 'con sal marina'),
  set2: pieces(2),
  set3: pieces(3),
  set4: pieces(4),
  set6: pieces(6),
  set10: pieces(10),
  pack2: pack(2),
  pack3: pack(3),
  pack4: pack(4),
  pack6: pack(6),
  pack10: pack(10),
  pairs2: pairs(2),
  pairs3: pairs(3),
  pairs5: pairs(5),
  cm15: centimetres(15),
  cm20: centimetres(20),
  cm24: centimetres(24),
  cm28: centimetres(28),
  cm30: centimetres(30),
  cm50: centimetres(50),
  tall20: tall(20),
  tall30: tall(30),
  tall40: tall(40),
  g100: grams(100),
  g250: grams(250),
  g500: grams(500),
  kg1: kilos(1),
  kg2: kilos(2.5),
  ml250: millilitres(250),
  ml300: millilitres(300),
  ml500: millilitres(500),
  l1: litres(1),
  l2: litres(2.5),
  l8: litres(8),
  l12: litres(12),
  l20: litres(20),
  l30: litres(30),
  gb128: gigabytes(128),
  gb256: gigabytes(256),
  gb512: gigabytes(512),
  inch14: inches(14),
  inch16: inches(16),
  inch24: inches(24),
  inch32: inches(32),
  inch26: inches(26),
  ages3: ages(3, 6),
  ages6: ages(6, 10),
  m0: months(0, 6),
  m6: months(6, 12),
  m12: months(12, 24),
} satisfies Record<string, SixTexts>

export type Edition = keyof typeof EDITIONS
