import { base } from './base'

export const shoes = [
  base('runner', 'trainers', 5800, ['轻羽跑鞋', '輕羽跑鞋', 'Featherlight running shoe', 'รองเท้าวิ่งเบาดุจขนนก', '超軽量ランニングシューズ', 'Zapatilla de correr ultraligera'], ['waterproof', 'recycled', 'pro', 'limited'], 'shoe'),
  base('derby', 'formal', 9600, ['手缝德比鞋', '手縫德比鞋', 'Hand-stitched derby shoe', 'รองเท้าเดอร์บี้เย็บมือ', '手縫いダービーシューズ', 'Zapato derby cosido a mano'], ['suede', 'classic', 'light', 'gift'], 'shoe'),
  base('hiking-boot', 'boots', 7900, ['全天候登山靴', '全天候登山靴', 'All-weather hiking boot', 'รองเท้าบูตเดินป่าทุกสภาพอากาศ', '全天候ハイキングブーツ', 'Bota de montaña todo tiempo'], ['light', 'suede', 'junior', 'pro'], 'shoe'),
  base('ballet-flat', 'formal', 2990, ['折叠芭蕾平底鞋', '折疊芭蕾平底鞋', 'Foldable ballet flat', 'รองเท้าบัลเลต์พับได้', '折りたたみバレエシューズ', 'Bailarina plegable'], ['suede', 'velvet', 'cased', 'limited'], 'shoe'),
  base('sandal', 'sandals', 1600, ['软木底沙滩凉鞋', '軟木底沙灘涼鞋', 'Cork-sole beach sandal', 'รองเท้าแตะพื้นไม้ก๊อก', 'コルクソールのビーチサンダル', 'Sandalia de playa con suela de corcho'], ['light', 'recycled', 'children', 'pairs2'], 'shoe'),
  base('ankle-boot', 'boots', 8400, ['及踝短靴', '及踝短靴', 'Ankle boot', 'รองเท้าบูตหุ้มข้อ', 'アンクルブーツ', 'Botín'], ['suede', 'waterproof', 'classic', 'limited'], 'shoe'),
  base('court-shoe', 'formal', 6900, ['尖头高跟鞋', '尖頭高跟鞋', 'Pointed court shoe', 'รองเท้าส้นสูงหัวแหลม', 'ポインテッドパンプス', 'Zapato de salón de punta'], ['suede', 'velvet', 'matte', 'gloss'], 'shoe'),
  base('mule', 'sandals', 4400, ['粗跟穆勒凉鞋', '粗跟穆勒涼鞋', 'Block-heel mule', 'รองเท้าส้นตันเปิดส้น', 'ブロックヒールミュール', 'Zueco de tacón ancho'], ['suede', 'classic', 'handmade', 'limited'], 'shoe'),
  base('ice-skate', 'trainers', 8900, ['系带冰鞋', '綁帶冰鞋', 'Lace-up ice skate', 'รองเท้าสเกตน้ำแข็งแบบผูกเชือก', '編み上げアイススケート靴', 'Patín de hielo con cordones'], ['beginner', 'contest', 'junior', 'cased'], 'shoe'),
  base('roller-skate', 'trainers', 6500, ['四轮滑鞋', '四輪溜冰鞋', 'Four-wheel roller skate', 'รองเท้าโรลเลอร์สเกตสี่ล้อ', '4輪ローラースケート', 'Patín de cuatro ruedas'], ['beginner', 'children', 'pro', 'limited'], 'shoe'),
]
