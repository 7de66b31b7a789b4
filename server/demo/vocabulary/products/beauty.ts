import { base } from './base'

export const beauty = [
  base('lipstick', 'make-up', 990, ['丝绒唇膏', '絲絨唇膏', 'Velvet lipstick', 'ลิปสติกเนื้อกำมะหยี่', 'ベルベットリップ', 'Barra de labios aterciopelada'], ['matte', 'gloss', 'mini', 'gift']),
  base('lotion', 'skin', 840, ['舒缓身体乳', '舒緩身體乳', 'Calming body lotion', 'โลชั่นบำรุงผิวกาย', '鎮静ボディローション', 'Loción corporal calmante'], ['ml250', 'ml500', 'unscented', 'refill']),
  base('soap', 'skin', 690, ['玫瑰手工皂', '玫瑰手工皂', 'Rose soap bar', 'สบู่ก้อนกุหลาบ', 'ローズソープ', 'Pastilla de jabón de rosas'], ['set3', 'sensitive', 'g250', 'gift']),
  base('mirror', 'tools', 2200, ['波浪边化妆镜', '波浪邊化妝鏡', 'Scalloped vanity mirror', 'กระจกแต่งหน้าขอบหยัก', '波形フレームの化粧鏡', 'Espejo de tocador festoneado'], ['small', 'large', 'stand', 'brass']),
  base('comb', 'hair-jewellery', 420, ['宽齿梳', '寬齒梳', 'Wide-tooth comb', 'หวีซี่ห่าง', '粗歯コーム', 'Peine de púas anchas'], ['bamboo', 'travel', 'set2', 'recycled']),
  base('nail-polish', 'make-up', 750, ['快干指甲油', '快乾指甲油', 'Quick-dry nail polish', 'ยาทาเล็บแห้งเร็ว', '速乾ネイルポリッシュ', 'Esmalte de uñas de secado rápido'], ['matte', 'gloss', 'set4', 'mini']),
  base('razor', 'tools', 1250, ['顺滑剃须刀', '順滑刮鬍刀', 'Smooth-glide razor', 'มีดโกนโกนลื่น', 'なめらかカミソリ', 'Maquinilla de deslizamiento suave'], ['sensitive', 'travel', 'refill', 'steel']),
  base('toothbrush', 'tools', 380, ['软毛牙刷', '軟毛牙刷', 'Soft toothbrush', 'แปรงสีฟันขนนุ่ม', 'やわらか歯ブラシ', 'Cepillo de dientes suave'], ['bamboo', 'set4', 'children', 'cased']),
  base('sponge', 'skin', 450, ['天然沐浴海绵', '天然沐浴海綿', 'Natural bath sponge', 'ฟองน้ำอาบน้ำธรรมชาติ', '天然バススポンジ', 'Esponja de baño natural'], ['small', 'large', 'set2', 'sensitive']),
  base('ring', 'hair-jewellery', 5900, ['蓝石银戒', '藍石銀戒', 'Silver ring with blue stone', 'แหวนเงินประดับพลอยสีน้ำเงิน', '青い石のシルバーリング', 'Anillo de plata con piedra azul'], ['small', 'large', 'handmade', 'gift']),
]
