/** The axes of variants and their values, in every language. */
import { six, type SixTexts } from './texts'

export const OPTION_NAMES = {
  color: six('颜色', '顏色', 'Colour', 'สี', '色', 'Color'),
  size: six('尺码', '尺寸', 'Size', 'ขนาด', 'サイズ', 'Talla'),
  pack: six('数量', '數量', 'Pack', 'จำนวน', '個数', 'Cantidad'),
} satisfies Record<string, SixTexts>

/** The colours that server/app/demo/pictures.json names. */
export const COLOURS: Readonly<Record<string, SixTexts>> = {
  red: six('红色', '紅色', 'Red', 'แดง', 'レッド', 'Rojo'),
  blue: six('蓝色', '藍色', 'Blue', 'น้ำเงิน', 'ブルー', 'Azul'),
  forest: six('森林绿', '森林綠', 'Forest', 'เขียวป่า', 'フォレスト', 'Verde bosque'),
  plum: six('梅紫色', '梅紫色', 'Plum', 'ม่วงพลัม', 'プラム', 'Ciruela'),
  teal: six('青绿色', '青綠色', 'Teal', 'เขียวหัวเป็ด', 'ティール', 'Verde azulado'),
  mustard: six('芥末黄', '芥末黃', 'Mustard', 'เหลืองมัสตาร์ด', 'マスタード', 'Mostaza'),
  tan: six('驼色', '駝色', 'Tan', 'น้ำตาลอ่อน', 'キャメル', 'Camel'),
  ochre: six('赭黄色', '赭黃色', 'Ochre', 'เหลืองดิน', 'オーカー', 'Ocre'),
  coral: six('珊瑚色', '珊瑚色', 'Coral', 'ปะการัง', 'コーラル', 'Coral'),
  brick: six('砖红色', '磚紅色', 'Brick', 'แดงอิฐ', 'れんが色', 'Teja'),
  pink: six('粉色', '粉紅色', 'Pink', 'ชมพู', 'ピンク', 'Rosa'),
}

const same = (text: string) => six(text, text, text, text, text, text)
const shoe = (eu: number) => six(`${eu} 码`, `${eu} 號`, `EU ${eu}`, `EU ${eu}`, `EU ${eu}`, `EU ${eu}`)

export const SIZES: Readonly<Record<'shoe' | 'clothing', Readonly<Record<string, SixTexts>>>> = {
  shoe: { 38: shoe(38), 40: shoe(40), 42: shoe(42), 44: shoe(44) },
  clothing: { S: same('S'), M: same('M'), L: same('L') },
}

/** The size of a pack, and its price relative to one piece. */
export const PACKS: readonly { value: string; names: SixTexts; factor: number }[] = [
  { value: '1', names: six('单件', '單件', 'One', '1 ชิ้น', '1点', 'Uno'), factor: 1 },
  { value: '3', names: six('3 件', '3 件', 'Three', '3 ชิ้น', '3点', 'Tres'), factor: 2.8 },
  { value: '6', names: six('6 件', '6 件', 'Six', '6 ชิ้น', '6点', 'Seis'), factor: 5.2 },
]
