import { base } from './base'

export const baby = [
  base('baby-bottle', 'feeding', 790, ['防胀气奶瓶', '防脹氣奶瓶', 'Anti-colic baby bottle', 'ขวดนมเด็กป้องกันโคลิก', '哺乳びん（空気抜き付き）', 'Biberón anticólico'], ['ml250', 'm0', 'm6', 'set2']),
  base('bath-chick', 'play', 390, ['漂浮洗澡小鸡', '漂浮洗澡小雞', 'Floating bath chick', 'ลูกเจี๊ยบลอยน้ำ', '水に浮くひよこ', 'Pollito flotante de baño'], ['mini', 'large', 'set3', 'gift']),
  base('socks', 'clothes', 680, ['柔软宝宝袜', '柔軟寶寶襪', 'Cosy baby socks', 'ถุงเท้าเด็กเนื้อนุ่ม', 'ふんわりベビーソックス', 'Calcetines suaves de bebé'], ['pairs3', 'pairs5', 'organic', 'wool'], 'clothing'),
  base('t-shirt', 'clothes', 990, ['条纹宝宝T恤', '條紋寶寶T恤', 'Striped baby T-shirt', 'เสื้อยืดเด็กลายทาง', 'ストライプのベビーTシャツ', 'Camiseta de rayas para bebé'], ['organic', 'set3', 'm6', 'm12'], 'clothing'),
  base('dress', 'clothes', 1890, ['束腰小裙', '束腰小裙', 'Little belted dress', 'ชุดเดรสเด็กคาดเอว', 'ベルト付きベビーワンピース', 'Vestidito con cinturón'], ['cotton', 'linen', 'velvet', 'gift'], 'clothing'),
  base('elephant', 'play', 1650, ['安抚小象', '安撫小象', 'Comforter elephant', 'ช้างน้อยกล่อมนอน', '安心ゾウのぬいぐるみ', 'Elefante de apego'], ['small', 'large', 'organic', 'gift']),
  base('carousel-horse', 'nursery', 3400, ['旋转木马音乐盒', '旋轉木馬音樂盒', 'Carousel horse music box', 'กล่องดนตรีม้าหมุน', '回転木馬のオルゴール', 'Caja de música de carrusel'], ['mini', 'classic', 'handmade', 'limited']),
  base('night-light', 'nursery', 2150, ['月亮小夜灯', '月亮小夜燈', 'Moon night light', 'โคมไฟกลางคืนรูปพระจันทร์', '月のナイトライト', 'Luz nocturna de luna'], ['rechargeable', 'mini', 'stand', 'gift']),
  base('rabbit', 'play', 1490, ['软绵绵小兔', '軟綿綿小兔', 'Soft cuddle rabbit', 'กระต่ายนุ่มน่ากอด', 'ふわふわウサギ', 'Conejito blandito'], ['small', 'large', 'organic', 'm0']),
]
