/** Words that tell the many products of a filled shop apart: names of series, in every language. */
import { six, type SixTexts } from './texts'

export const SERIES: readonly SixTexts[] = [
  six('琥珀', '琥珀', 'Amber', 'อำพัน', 'アンバー', 'Ámbar'),
  six('白桦', '白樺', 'Birch', 'เบิร์ช', 'バーチ', 'Abedul'),
  six('钴蓝', '鈷藍', 'Cobalt', 'โคบอลต์', 'コバルト', 'Cobalto'),
  six('沙丘', '沙丘', 'Dune', 'เนินทราย', 'デューン', 'Duna'),
  six('余烬', '餘燼', 'Ember', 'ถ่านแดง', 'エンバー', 'Brasa'),
  six('峡湾', '峽灣', 'Fjord', 'ฟยอร์ด', 'フィヨルド', 'Fiordo'),
  six('石榴石', '石榴石', 'Garnet', 'โกเมน', 'ガーネット', 'Granate'),
  six('港湾', '港灣', 'Harbour', 'ท่าเรือ', 'ハーバー', 'Puerto'),
  six('靛蓝', '靛藍', 'Indigo', 'คราม', 'インディゴ', 'Índigo'),
  six('杜松', '杜松', 'Juniper', 'จูนิเปอร์', 'ジュニパー', 'Enebro'),
  six('海藻', '海藻', 'Kelp', 'สาหร่าย', 'ケルプ', 'Alga'),
  six('月光', '月光', 'Lunar', 'จันทรา', 'ルナ', 'Lunar'),
  six('枫叶', '楓葉', 'Maple', 'เมเปิล', 'メープル', 'Arce'),
  six('雨云', '雨雲', 'Nimbus', 'เมฆฝน', 'ニンバス', 'Nimbo'),
  six('黑玛瑙', '黑瑪瑙', 'Onyx', 'นิล', 'オニキス', 'Ónix'),
  six('草原', '草原', 'Prairie', 'ทุ่งหญ้า', 'プレーリー', 'Pradera'),
  six('石英', '石英', 'Quartz', 'ควอตซ์', 'クオーツ', 'Cuarzo'),
  six('赤褐', '赤褐', 'Russet', 'น้ำตาลแดง', 'ラセット', 'Bermejo'),
  six('藏红', '番紅', 'Saffron', 'หญ้าฝรั่น', 'サフラン', 'Azafrán'),
  six('苔原', '苔原', 'Tundra', 'ทุนดรา', 'ツンドラ', 'Tundra'),
  six('赭石', '赭石', 'Umber', 'ดินเผา', 'アンバ', 'Sombra'),
  six('丝绒', '絲絨', 'Velvet', 'กำมะหยี่', 'ベルベット', 'Terciopelo'),
  six('柳树', '柳樹', 'Willow', 'หลิว', 'ウィロー', 'Sauce'),
  six('微风', '微風', 'Zephyr', 'สายลม', 'ゼファー', 'Céfiro'),
]
