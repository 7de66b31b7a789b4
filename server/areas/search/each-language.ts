/** What the search knows of each language. One that is missing here is found by its words as they are written. */
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'

type Known<T> = Readonly<Partial<Record<Language, T>>>

const MARKS: Known<string> = { en: 'e', es: 's', zh: 'z', zhtw: 'w', jp: 'j', th: 't' }

/** What stands before every lexeme of a language: a reader of Spanish who types "pan" wants bread. */
export const markOf = (language: Language): string => MARKS[language] ?? `.${language}.`

/** The others lose their accents in the index, or are katakana there. */
const AS_WRITTEN: ReadonlySet<Language> = new Set<Language>(['en', 'zh', 'zhtw', 'th'])

/** Whether the index has the words of a language as one writes them, in lower case. */
export const isIndexedAsWritten = (language: Language): boolean => AS_WRITTEN.has(language)

/** Words that say nothing. Japanese ones as katakana, as which words are compared. */
const STOP: Known<ReadonlySet<string>> = {
  en: new Set('a an and at by for from in of on or the to with without'.split(' ')),
  es: new Set('a al con de del el en la las lo los o para por sin un una unos unas y'.split(' ')),
  zh: new Set(['的', '和', '与', '或']),
  zhtw: new Set(['的', '和', '與', '或']),
  jp: new Set(['ノ', 'ト', 'ニ', 'ヲ', 'デ', 'ハ', 'ガ']),
  th: new Set(['และ', 'ที่', 'ใน', 'ของ', 'สำหรับ']),
}

/** Whether a word says nothing in a language. */
export const saysNothing = (word: string, language: Language): boolean => STOP[language]?.has(word) === true

interface SynonymGroup {
  readonly language: Language
  readonly words: readonly string[]
}

/** Everyday words for things that shops call by another one: what every new market begins with. Operators change it. */
const SYNONYMS: Known<readonly (readonly string[])[]> = {
  en: [
    ['sneakers', 'trainers', 'running shoes'],
    ['rucksack', 'backpack', 'knapsack'],
    ['sofa', 'couch', 'settee'],
    ['cellphone', 'mobile phone', 'smartphone', 'phone'],
    ['earphones', 'headphones', 'earbuds'],
    ['grey', 'gray'],
    ['colour', 'color'],
    ['purse', 'handbag'],
    ['trousers', 'pants'],
    ['jumper', 'sweater', 'pullover'],
    ['laptop', 'notebook computer'],
    ['torch', 'flashlight'],
    ['nappy', 'diaper'],
    ['pushchair', 'stroller', 'buggy'],
    ['suitcase', 'luggage'],
    ['tv', 'television'],
    ['fridge', 'refrigerator'],
    ['bike', 'bicycle'],
    ['spectacles', 'eyeglasses'],
    ['moisturiser', 'moisturizer', 'face cream'],
    ['jewellery', 'jewelry'],
    ['rug', 'carpet'],
    ['quilt', 'duvet', 'comforter'],
    ['perfume', 'fragrance'],
    ['candy', 'sweets'],
    ['tee', 't-shirt'],
  ],
  es: [
    ['computadora', 'ordenador', 'portátil'],
    ['celular', 'móvil', 'teléfono'],
    ['auriculares', 'audífonos', 'cascos'],
    ['zapatillas', 'tenis', 'deportivas'],
    ['bolígrafo', 'pluma', 'lapicera'],
    ['bolso', 'bolsa', 'cartera'],
    ['gafas', 'lentes', 'anteojos'],
    ['chaqueta', 'campera', 'chamarra'],
    ['suéter', 'jersey', 'pulóver'],
    ['remera', 'camiseta', 'playera'],
    ['falda', 'pollera'],
    ['pantalones', 'vaqueros', 'jeans'],
    ['coche', 'auto', 'carro'],
    ['sofá', 'sillón'],
    ['nevera', 'refrigerador', 'heladera'],
    ['manta', 'cobija', 'frazada'],
    ['maleta', 'valija'],
    ['taza', 'tazón'],
    ['aretes', 'pendientes', 'aros'],
    ['bicicleta', 'bici'],
    ['mochila', 'morral'],
  ],
  zh: [
    ['口红', '唇膏'],
    ['手表', '腕表'],
    ['充电宝', '移动电源'],
    ['墨镜', '太阳镜'],
    ['雨伞', '伞'],
    ['背包', '双肩包', '书包'],
    ['电脑', '计算机'],
    ['耳机', '耳麦'],
    ['笔记本电脑', '手提电脑'],
    ['手机', '移动电话'],
    ['行李箱', '拉杆箱', '旅行箱', '登机箱'],
    ['运动鞋', '跑鞋', '球鞋'],
    ['沙发', '长沙发'],
    ['香水', '香氛'],
    ['毛衣', '针织衫'],
    ['T恤', '短袖'],
    ['照相机', '相机'],
    ['自行车', '单车'],
  ],
  zhtw: [
    ['口紅', '唇膏'],
    ['手錶', '腕錶'],
    ['行動電源', '行動充電器'],
    ['墨鏡', '太陽眼鏡'],
    ['雨傘', '傘'],
    ['背包', '後背包', '雙肩包'],
    ['耳機', '耳麥'],
    ['電腦', '計算機'],
    ['筆電', '筆記型電腦'],
    ['手機', '行動電話'],
    ['行李箱', '旅行箱', '登機箱'],
    ['運動鞋', '跑鞋', '球鞋'],
    ['香水', '香氛'],
    ['毛衣', '針織衫'],
    ['照相機', '相機'],
    ['腳踏車', '自行車', '單車'],
    ['原子筆', '圓珠筆'],
  ],
  jp: [
    ['リュック', 'バックパック', 'リュックサック'],
    ['マグカップ', 'マグ'],
    ['包丁', 'ナイフ'],
    ['口紅', 'リップ', 'リップスティック'],
    ['モバイルバッテリー', '充電器'],
    ['靴', 'シューズ', 'くつ'],
    ['ヘッドフォン', 'ヘッドホン'],
    ['かばん', '鞄', 'バッグ'],
    ['お茶', '茶'],
    ['指輪', 'リング'],
    ['めがね', '眼鏡', 'メガネ'],
    ['ノートパソコン', 'ラップトップ', 'ノートPC'],
    ['スマホ', 'スマートフォン'],
    ['携帯', '携帯電話'],
    ['スーツケース', 'キャリーケース'],
    ['財布', 'ウォレット'],
    ['時計', '腕時計', 'ウォッチ'],
    ['帽子', 'ハット'],
    ['毛布', 'ブランケット'],
    ['青', '青い', 'ブルー'],
    ['赤', '赤い', 'レッド'],
    ['黒', '黒い', 'ブラック'],
    ['白', '白い', 'ホワイト'],
    ['緑', 'グリーン'],
    ['自転車', 'バイシクル'],
  ],
  th: [
    ['เป้', 'กระเป๋าเป้', 'กระเป๋าสะพายหลัง'],
    ['โน้ตบุ๊ก', 'แล็ปท็อป'],
    ['มือถือ', 'โทรศัพท์', 'สมาร์ตโฟน'],
    ['แว่นตา', 'แว่น'],
    ['เสื้อยืด', 'ทีเชิ้ต'],
    ['น้ำหอม', 'สเปรย์น้ำหอม'],
    ['จักรยาน', 'รถจักรยาน'],
    ['ทีวี', 'โทรทัศน์'],
    ['พาวเวอร์แบงค์', 'พาวเวอร์แบงก์', 'แบตเตอรี่สำรอง'],
    ['ร่ม', 'ร่มกันฝน'],
    ['ตุ๊กตา', 'ตุ๊กตาผ้า'],
  ],
}

/** The groups with which a new market begins. */
export const FIRST_SYNONYMS: readonly SynonymGroup[] = LANGUAGE_CODES.flatMap((language) =>
  (SYNONYMS[language] ?? []).map((words) => ({ language, words })),
)
