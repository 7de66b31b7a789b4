import { base } from './base'

export const bags = [
  base('handbag', 'handbags', 6400, ['双色皮革手提包', '雙色皮革手提包', 'Two-tone leather handbag', 'กระเป๋าถือหนังทูโทน', 'ツートンレザーハンドバッグ', 'Bolso de piel bicolor'], ['small', 'large', 'suede', 'gift']),
  base('backpack', 'travel', 4250, ['日常双肩包', '日常後背包', 'Everyday backpack', 'เป้สะพายทุกวัน', 'デイリーバックパック', 'Mochila de diario'], ['l12', 'l20', 'waterproof', 'recycled']),
  base('suitcase', 'travel', 8900, ['静音轮登机箱', '靜音輪登機箱', 'Cabin suitcase with quiet wheels', 'กระเป๋าเดินทางล้อเงียบ', '静音キャスターのスーツケース', 'Maleta de cabina de ruedas silenciosas'], ['l30', 'light', 'matte', 'children']),
  base('briefcase', 'handbags', 7200, ['轻薄公文包', '輕薄公事包', 'Slim document case', 'กระเป๋าเอกสารทรงบาง', 'スリムブリーフケース', 'Maletín fino para documentos'], ['inch14', 'inch16', 'classic', 'handmade']),
  base('clasp-purse', 'small-leather', 1890, ['口金零钱包', '口金零錢包', 'Clasp purse', 'กระเป๋าสตางค์ปากเปิด', 'がま口財布', 'Monedero de boquilla'], ['mini', 'large', 'velvet', 'gift']),
  base('pouch', 'small-leather', 1150, ['柔软拉链收纳包', '柔軟拉鍊收納包', 'Soft zip pouch', 'กระเป๋าซิปใบนุ่ม', 'やわらかファスナーポーチ', 'Neceser suave con cremallera'], ['small', 'travel', 'linen', 'set2']),
  base('tote', 'handbags', 990, ['购物袋两件组', '購物袋兩件組', 'Pair of shopping totes', 'ถุงช้อปปิ้งคู่', 'ショッピングトート2枚組', 'Par de bolsas de la compra'], ['cotton', 'recycled', 'large', 'waterproof']),
  base('sun-hat', 'accessories', 2300, ['蝴蝶结遮阳帽', '蝴蝶結遮陽帽', 'Ribboned sun hat', 'หมวกกันแดดผูกโบว์', 'リボン付き日よけ帽', 'Sombrero de sol con lazo'], ['handmade', 'light', 'children', 'gift'], 'clothing'),
  base('cap', 'accessories', 1590, ['棒球帽', '棒球帽', 'Baseball cap', 'หมวกแก๊ป', 'ベースボールキャップ', 'Gorra de béisbol'], ['cotton', 'light', 'junior', 'limited']),
  base('scarf', 'accessories', 2700, ['流苏围巾', '流蘇圍巾', 'Fringed scarf', 'ผ้าพันคอชายครุย', 'フリンジマフラー', 'Bufanda con flecos'], ['wool', 'cotton', 'large', 'gift']),
  base('sunglasses', 'accessories', 3450, ['深色镜片太阳镜', '深色鏡片太陽眼鏡', 'Dark-lens sunglasses', 'แว่นกันแดดเลนส์เข้ม', '濃色レンズのサングラス', 'Gafas de sol de lente oscura'], ['light', 'matte', 'cased', 'classic']),
  base('umbrella', 'accessories', 2150, ['抗风长柄伞', '抗風長柄傘', 'Windproof umbrella', 'ร่มต้านลม', '耐風長傘', 'Paraguas antiviento'], ['mini', 'large', 'recycled', 'cased']),
]
