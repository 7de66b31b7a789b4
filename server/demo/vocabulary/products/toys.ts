import { base } from './base'

export const toys = [
  base('bear', 'soft-toys', 1750, ['抱抱泰迪熊', '抱抱泰迪熊', 'Hug-me teddy bear', 'ตุ๊กตาหมีน่ากอด', '抱きしめたいテディベア', 'Osito de peluche abrazable'], ['tall20', 'tall30', 'organic', 'gift']),
  base('controller', 'games', 3490, ['游戏手柄', '遊戲手把', 'Game controller', 'จอยเกม', 'ゲームコントローラー', 'Mando de juego'], ['wireless', 'usb', 'pro', 'limited']),
  base('yoyo', 'outdoor-play', 790, ['金属悠悠球', '金屬溜溜球', 'Metal yo-yo', 'โยโย่โลหะ', '金属ヨーヨー', 'Yoyó de metal'], ['beginner', 'contest', 'mini', 'cased']),
  base('kite', 'outdoor-play', 1200, ['彩虹长尾风筝', '彩虹長尾風箏', 'Rainbow kite with tail', 'ว่าวสายรุ้งหางยาว', '虹色のしっぽ付き凧', 'Cometa arcoíris con cola'], ['small', 'large', 'beginner', 'recycled']),
  base('train', 'building', 2600, ['木制蒸汽火车', '木製蒸汽火車', 'Wooden steam train', 'รถไฟไอน้ำไม้', '木製蒸気機関車', 'Tren de vapor de madera'], ['ages3', 'starter', 'classic', 'gift']),
  base('nesting-doll', 'building', 1900, ['俄罗斯套娃', '俄羅斯娃娃', 'Nesting dolls', 'ตุ๊กตาแม่ลูกดก', 'マトリョーシカ', 'Muñecas matrioska'], ['set3', 'set6', 'handmade', 'gift']),
  base('puzzle', 'games', 1150, ['家庭拼图', '家庭拼圖', 'Family jigsaw puzzle', 'จิ๊กซอว์สำหรับครอบครัว', '家族のジグソーパズル', 'Puzle familiar'], ['ages3', 'ages6', 'large', 'recycled']),
  base('die', 'games', 490, ['圆角骰子', '圓角骰子', 'Rounded dice', 'ลูกเต๋ามุมมน', '角丸サイコロ', 'Dados de esquinas redondas'], ['set4', 'set10', 'oak', 'cased']),
  base('pinata', 'outdoor-play', 1690, ['彩色派对皮纳塔', '彩色派對皮納塔', 'Party pinata', 'ปิญญาตาปาร์ตี้', 'パーティー用ピニャータ', 'Piñata de fiesta'], ['mini', 'large', 'recycled', 'handmade']),
  base('drum', 'building', 2290, ['儿童小鼓', '兒童小鼓', 'Little drum with sticks', 'กลองเล็กพร้อมไม้ตี', 'ばち付きミニドラム', 'Tamborcito con baquetas'], ['ages3', 'ages6', 'mini', 'gift']),
  base('robot', 'building', 2990, ['会走路的机器人', '會走路的機器人', 'Walking robot', 'หุ่นยนต์เดินได้', '歩くロボット', 'Robot andarín'], ['ages6', 'rechargeable', 'mini', 'limited']),
  base('car', 'building', 1390, ['回力小汽车', '迴力小汽車', 'Pull-back toy car', 'รถของเล่นดึงถอยหลัง', 'プルバックカー', 'Coche de retrofricción'], ['ages3', 'mini', 'recycled', 'limited']),
]
