import type { SixTexts } from './texts'
import { six } from './texts'

/** A subcategory; `line` is the short description of the products in it. */
export interface Subcategory {
  readonly key: string
  readonly art: string
  readonly names: SixTexts
  readonly line: SixTexts
}

export interface TopCategory {
  readonly key: string
  readonly art: string
  readonly ground: string
  readonly names: SixTexts
  readonly subs: readonly Subcategory[]
}

type Six = readonly [string, string, string, string, string, string]

const sub = (key: string, art: string, names: Six, line: Six): Subcategory => ({
  key,
  art,
  names: six(...names),
  line: six(...line),
})

const top = (key: string, art: string, ground: string, names: Six, subs: readonly Subcategory[]): TopCategory => ({
  key,
  art,
  ground,
  names: six(...names),
  subs,
})

export const CATEGORIES: readonly TopCategory[] = [
  top('bags', 'bag', 'sand', ['箱包', '包包', 'Bags', 'กระเป๋า', 'バッグ', 'Bolsos'], [
    sub('handbags', 'bag', ['手提包', '手提包', 'Handbags', 'กระเป๋าถือ', 'ハンドバッグ', 'Bolsos de mano'], ['好提、好放，每天都用得上。', '好提、好放，每天都用得上。', 'Easy to carry, easy to find things in, made for every day.', 'ถือสบาย หยิบของง่าย ใช้ได้ทุกวัน', '持ちやすく探しやすい、毎日のためのバッグです。', 'Cómodo de llevar y bien ordenado por dentro, para cada día.']),
    sub('travel', 'suitcase', ['旅行箱包', '旅行箱包', 'Travel', 'กระเป๋าเดินทาง', '旅行', 'Viaje'], ['装得多，走得稳，路上少操心。', '裝得多，走得穩，路上少操心。', 'Room for what you need and nothing that rattles on the way.', 'จุของได้มาก เดินทางได้อย่างสบายใจ', 'たっぷり入り、道中も静かで安心です。', 'Espacio para lo necesario y nada que estorbe por el camino.']),
    sub('small-leather', 'card', ['小皮件', '小皮件', 'Small leather', 'เครื่องหนังชิ้นเล็ก', '革小物', 'Pequeña marroquinería'], ['小巧好拿，硬币和卡片各有位置。', '小巧好拿，硬幣和卡片各有位置。', 'Small in the hand, with a place for coins and cards.', 'เล็กกะทัดรัด มีที่เก็บเหรียญและบัตร', '手のひらサイズで、小銭もカードも収まります。', 'Cabe en la mano y tiene sitio para monedas y tarjetas.']),
    sub('accessories', 'sun-hat', ['配饰', '配件', 'Accessories', 'เครื่องประดับ', '小物', 'Accesorios'], ['一件小配饰，让日常穿搭更完整。', '一件小配件，讓日常穿搭更完整。', 'The small thing that finishes an outfit.', 'ชิ้นเล็กที่ทำให้การแต่งตัวสมบูรณ์', '装いを仕上げる、ちいさな一品です。', 'El pequeño detalle que completa el conjunto.']),
  ]),
  top('shoes', 'runner', 'mist', ['鞋履', '鞋子', 'Shoes', 'รองเท้า', 'シューズ', 'Zapatos'], [
    sub('trainers', 'runner', ['运动鞋', '運動鞋', 'Trainers', 'รองเท้ากีฬา', 'スニーカー', 'Deportivas'], ['轻便合脚，跑跳都自在。', '輕便合腳，跑跳都自在。', 'Light, close-fitting and ready to move.', 'เบา กระชับ พร้อมเคลื่อนไหว', '軽くて足になじみ、よく動けます。', 'Calzado ligero y ajustado, listo para moverse.']),
    sub('formal', 'court-shoe', ['正装鞋', '正裝鞋', 'Smart shoes', 'รองเท้าทางการ', 'ドレスシューズ', 'De vestir'], ['线条利落，站一整天也舒服。', '線條俐落，站一整天也舒服。', 'Clean lines that stay comfortable all day.', 'ทรงเรียบ สวมสบายตลอดวัน', 'すっきりした形で、一日中快適です。', 'Líneas limpias y comodidad durante todo el día.']),
    sub('boots', 'boot', ['靴子', '靴子', 'Boots', 'รองเท้าบูต', 'ブーツ', 'Botas'], ['抓地稳，雨天也安心。', '抓地穩，雨天也安心。', 'A firm grip for wet streets and stony paths.', 'ยึดเกาะดี มั่นใจทั้งทางเปียกและทางหิน', '濡れた道も石の道もしっかりつかみます。', 'Buen agarre en calles mojadas y caminos de piedra.']),
    sub('sandals', 'derby', ['凉鞋', '涼鞋', 'Sandals', 'รองเท้าแตะ', 'サンダル', 'Sandalias'], ['透气好穿，夏天随时出门。', '透氣好穿，夏天隨時出門。', 'Airy and quick to slip on for warm days.', 'โปร่งสบาย สวมง่ายในวันอากาศร้อน', '風通しがよく、夏にさっと履けます。', 'Calzado fresco y fácil de poner para los días de calor.']),
  ]),
  top('electronics', 'phone', 'lilac', ['电子产品', '電子產品', 'Electronics', 'อิเล็กทรอนิกส์', '家電', 'Electrónica'], [
    sub('phones', 'phone', ['手机与随身设备', '手機與隨身裝置', 'Phones and gadgets', 'โทรศัพท์และแก็ดเจ็ต', '携帯とガジェット', 'Móviles y accesorios'], ['随身带，电量足，用着顺手。', '隨身帶，電量足，用著順手。', 'Goes where you go and lasts the day.', 'พกไปได้ทุกที่ ใช้ได้ทั้งวัน', 'どこへでも持ち歩け、一日使えます。', 'Va contigo y aguanta todo el día.']),
    sub('computers', 'laptop', ['电脑办公', '電腦辦公', 'Computers', 'คอมพิวเตอร์', 'パソコン', 'Informática'], ['安静可靠，工作学习都合适。', '安靜可靠，工作學習都合適。', 'Quiet and dependable for work and study.', 'เงียบและไว้ใจได้ ทั้งงานและเรียน', '静かで頼れる、仕事と勉強の道具です。', 'Silencio y fiabilidad para el trabajo y el estudio.']),
    sub('audio', 'headphones', ['音频', '音訊', 'Audio', 'เครื่องเสียง', 'オーディオ', 'Sonido'], ['声音清晰，久听不累。', '聲音清晰，久聽不累。', 'Clear sound that does not tire the ears.', 'เสียงใส ฟังนานไม่ล้า', '澄んだ音で、長く聴いても疲れません。', 'Sonido claro que no cansa.']),
    sub('cameras', 'camera', ['相机与屏幕', '相機與螢幕', 'Cameras and screens', 'กล้องและจอภาพ', 'カメラと画面', 'Cámaras y pantallas'], ['操作简单，画面好看。', '操作簡單，畫面好看。', 'Simple to use, with a picture you will like.', 'ใช้ง่าย ภาพสวยถูกใจ', '操作は簡単、きれいに映ります。', 'Fácil de usar y con una imagen que gusta.']),
  ]),
  top('beauty', 'lipstick', 'rose', ['美妆', '美妝', 'Beauty', 'ความงาม', '美容', 'Belleza'], [
    sub('make-up', 'lipstick', ['彩妆', '彩妝', 'Make-up', 'เครื่องสำอาง', 'メイク', 'Maquillaje'], ['显色持久，卸除也容易。', '顯色持久，卸除也容易。', 'Colour that stays and comes off easily at night.', 'สีติดทน ล้างออกง่าย', '色もちがよく、落とすのも簡単です。', 'Color que dura y se retira con facilidad.']),
    sub('skin', 'lotion', ['护肤沐浴', '護膚沐浴', 'Skin and bath', 'ผิวและการอาบน้ำ', 'スキンケアとバス', 'Piel y baño'], ['温和不刺激，全家都能用。', '溫和不刺激，全家都能用。', 'Gentle enough for the whole family.', 'อ่อนโยน ใช้ได้ทั้งครอบครัว', 'やさしい使い心地で、家族みんなで使えます。', 'Cuidado suave para toda la familia.']),
    sub('hair-jewellery', 'comb', ['美发与首饰', '美髮與首飾', 'Hair and jewellery', 'ผมและเครื่องประดับ', 'ヘアとジュエリー', 'Pelo y joyas'], ['做工细致，每天戴用都舒心。', '做工細緻，每天配戴都舒心。', 'Finely finished, a pleasure to use every day.', 'งานละเอียด ใช้แล้วสุขใจทุกวัน', '丁寧な仕上げで、毎日が心地よくなります。', 'Acabado fino, un gusto de cada día.']),
    sub('tools', 'comb', ['美容工具', '美容工具', 'Tools', 'อุปกรณ์ความงาม', '美容用具', 'Utensilios'], ['握感舒适，打理更轻松。', '握感舒適，打理更輕鬆。', 'Sits well in the hand and makes the routine easier.', 'จับถนัดมือ ช่วยให้ดูแลตัวเองง่ายขึ้น', '手になじみ、毎日の手入れが楽になります。', 'Se agarra bien y facilita la rutina.']),
  ]),
  top('home', 'chair', 'sage', ['家居', '居家', 'Home', 'บ้าน', 'ホーム', 'Hogar'], [
    sub('furniture', 'sofa', ['家具', '家具', 'Furniture', 'เฟอร์นิเจอร์', '家具', 'Muebles'], ['结实耐用，安装简单。', '結實耐用，安裝簡單。', 'Sturdy, plain and quick to put together.', 'แข็งแรง เรียบง่าย ประกอบเร็ว', '丈夫でシンプル、組み立ても簡単です。', 'Robustez, sencillez y montaje rápido.']),
    sub('lighting', 'bulb', ['灯具', '燈具', 'Lighting', 'แสงสว่าง', '照明', 'Iluminación'], ['柔和的光，让夜晚更安宁。', '柔和的光，讓夜晚更安寧。', 'A soft light for calm evenings.', 'แสงนุ่มนวลสำหรับค่ำคืนที่สงบ', 'やわらかな光で、夜がおだやかになります。', 'Una luz suave para tardes tranquilas.']),
    sub('decor', 'vase', ['装饰', '裝飾', 'Decor', 'ของตกแต่ง', 'インテリア', 'Decoración'], ['放在哪里都好看，还实用。', '放在哪裡都好看，還實用。', 'Good to look at and good to have around.', 'สวยงามและใช้ประโยชน์ได้จริง', '眺めてよし、使ってよしの一品です。', 'Bonito de ver y útil de tener.']),
    sub('cleaning', 'basket', ['清洁', '清潔', 'Cleaning', 'ทำความสะอาด', '掃除', 'Limpieza'], ['打扫省力，挂起来不占地方。', '打掃省力，掛起來不占地方。', 'Sweeps with little effort and hangs out of the way.', 'กวาดง่าย แขวนเก็บได้', '軽い力で掃け、掛けてしまえます。', 'Barre sin esfuerzo y se cuelga en cualquier sitio.']),
  ]),
  top('kitchen', 'pan', 'butter', ['厨房', '廚房', 'Kitchen', 'ครัว', 'キッチン', 'Cocina'], [
    sub('tea-coffee', 'teapot', ['茶与咖啡', '茶與咖啡', 'Tea and coffee', 'ชาและกาแฟ', 'お茶とコーヒー', 'Té y café'], ['保温好，倒水不滴漏。', '保溫好，倒水不滴漏。', 'Keeps warm and pours without dripping.', 'เก็บความร้อนดี รินไม่หยด', '冷めにくく、液だれしません。', 'Mantiene el calor y no gotea.']),
    sub('cookware', 'pan', ['锅具刀具', '鍋具刀具', 'Cookware', 'เครื่องครัว', '調理道具', 'Cacharros'], ['受热均匀，清洗方便。', '用得順手，清洗方便。', 'Works evenly and washes up in a minute.', 'ใช้งานคล่องมือ ล้างง่าย', '扱いやすく、さっと洗えます。', 'Responde bien y se lava en un minuto.']),
    sub('tableware', 'bowl', ['餐具', '餐具', 'Tableware', 'เครื่องใช้บนโต๊ะอาหาร', '食器', 'Mesa'], ['日常耐用，摆上桌也好看。', '日常耐用，擺上桌也好看。', 'Made for daily meals, nice enough for guests.', 'ทนทานสำหรับทุกวัน สวยพอสำหรับรับแขก', '普段使いに丈夫で、来客にも映えます。', 'Resiste el día a día y luce con invitados.']),
  ]),
  top('toys', 'bear', 'clay', ['玩具', '玩具', 'Toys', 'ของเล่น', 'おもちゃ', 'Juguetes'], [
    sub('soft-toys', 'bear', ['毛绒玩具', '絨毛玩具', 'Soft toys', 'ตุ๊กตานุ่ม', 'ぬいぐるみ', 'Peluches'], ['软软的，适合一起入睡。', '軟軟的，適合一起入睡。', 'Soft, washable and good company at night.', 'นุ่ม ซักได้ นอนกอดสบาย', 'やわらかく洗えて、夜のお供にぴったりです。', 'Tacto suave, lavable y buena compañía de noche.']),
    sub('games', 'puzzle', ['游戏', '遊戲', 'Games', 'เกม', 'ゲーム', 'Juegos'], ['适合全家一起玩的晚上。', '適合全家一起玩的晚上。', 'For evenings around one table.', 'สำหรับค่ำคืนที่ทั้งบ้านเล่นด้วยกัน', '家族で囲む夜のための遊びです。', 'Para noches alrededor de una mesa.']),
    sub('outdoor-play', 'kite', ['户外玩具', '戶外玩具', 'Outdoor play', 'ของเล่นกลางแจ้ง', '外遊び', 'Aire libre'], ['带出门，玩一下午。', '帶出門，玩一下午。', 'Take it outside and the afternoon is settled.', 'พาออกไปเล่นได้ทั้งบ่าย', '外へ持ち出せば、午後いっぱい遊べます。', 'Para pasar la tarde entera al aire libre.']),
    sub('building', 'train', ['模型与启蒙', '模型與啟蒙', 'Pretend and build', 'สมมติและสร้างสรรค์', 'ごっこ遊びと工作', 'Imaginar y construir'], ['边玩边想，小手更灵巧。', '邊玩邊想，小手更靈巧。', 'Gives small hands and big ideas something to do.', 'ให้มือน้อยกับจินตนาการได้ทำงาน', '小さな手と大きな想像力を動かします。', 'Para manos pequeñas con ideas grandes.']),
  ]),
  top('sports', 'football', 'mist', ['运动', '運動', 'Sports', 'กีฬา', 'スポーツ', 'Deportes'], [
    sub('ball-games', 'football', ['球类', '球類', 'Ball games', 'กีฬาลูกบอล', '球技', 'Balones'], ['手感好，弹跳稳定。', '手感好，彈跳穩定。', 'Good grip and a true bounce.', 'จับกระชับ กระดอนสม่ำเสมอ', '手になじみ、素直に弾みます。', 'Buen tacto y bote regular.']),
    sub('rackets', 'racket', ['球拍', '球拍', 'Rackets', 'ไม้แร็กเกต', 'ラケット', 'Raquetas'], ['轻巧好挥，新手也容易上手。', '輕巧好揮，新手也容易上手。', 'Light to swing and easy to learn with.', 'เบามือ เหวี่ยงง่าย เรียนรู้เร็ว', '軽く振れて、すぐに慣れます。', 'De golpe ligero y fácil aprendizaje.']),
    sub('wheels', 'bicycle', ['轮上运动', '輪上運動', 'On wheels', 'กีฬาล้อ', '乗り物', 'Sobre ruedas'], ['骑行顺畅，城里城外都合适。', '騎乘順暢，城裡城外都合適。', 'Rolls smoothly in town and beyond.', 'ลื่นไหลทั้งในเมืองและนอกเมือง', '街でも郊外でもなめらかに走ります。', 'Rueda con suavidad dentro y fuera de la ciudad.']),
    sub('fitness', 'boxing-glove', ['健身', '健身', 'Fitness', 'ฟิตเนส', 'フィットネス', 'Entrenamiento'], ['耐用舒适，陪你坚持锻炼。', '耐用舒適，陪你持續鍛鍊。', 'Comfortable and tough enough for regular training.', 'สบายและทนพอสำหรับการซ้อมประจำ', '快適で丈夫、日々の練習に応えます。', 'Comodidad y resistencia para entrenar a menudo.']),
    sub('winter-water', 'tent', ['户外', '戶外', 'Outdoors', 'กลางแจ้ง', 'アウトドア', 'Montaña y agua'], ['为山水之间的周末准备。', '為山水之間的週末準備。', 'For weekends on the water or up the hill.', 'สำหรับสุดสัปดาห์กลางน้ำหรือบนเขา', '山や水辺で過ごす週末のために。', 'Para fines de semana en el agua o en el monte.']),
  ]),
  top('garden', 'plant', 'sage', ['园艺', '園藝', 'Garden', 'สวน', 'ガーデン', 'Jardín'], [
    sub('house-plants', 'cactus', ['室内植物', '室內植物', 'House plants', 'ไม้ในร่ม', '観葉植物', 'Plantas de interior'], ['好养活，给房间添一点绿。', '好養活，給房間添一點綠。', 'Forgiving to grow, and green all year.', 'เลี้ยงง่าย เขียวตลอดปี', '育てやすく、一年中緑を楽しめます。', 'Fácil de cuidar y verde todo el año.']),
    sub('flowers', 'tulip', ['花卉', '花卉', 'Flowers', 'ดอกไม้', '花', 'Flores'], ['从花农处直接发出，新鲜有活力。', '從花農處直接寄出，新鮮有活力。', 'Sent fresh from the grower.', 'ส่งสดจากสวนผู้ปลูก', '生産者から新鮮なまま届きます。', 'Frescura directa del vivero.']),
    sub('herbs', 'plant', ['香草与蔬菜', '香草與蔬菜', 'Herbs and greens', 'สมุนไพรและผัก', 'ハーブと野菜', 'Aromáticas y huerta'], ['种在窗台，随手可摘。', '種在窗臺，隨手可摘。', 'Grows on a window sill, ready to pick.', 'ปลูกริมหน้าต่าง เด็ดใช้ได้ทันที', '窓辺で育ち、すぐに摘めます。', 'Crece en la ventana, al alcance de la mano.']),
    sub('tools', 'bucket', ['园艺工具', '園藝工具', 'Garden tools', 'เครื่องมือทำสวน', '園芸用具', 'Herramientas'], ['结实好用，淋雨也不怕。', '結實好用，淋雨也不怕。', 'Strong, simple and happy to stay outdoors.', 'แข็งแรง เรียบง่าย ทิ้งไว้นอกบ้านได้', '丈夫でシンプル、屋外に置いても平気です。', 'Sencillez y fuerza, incluso a la intemperie.']),
  ]),
  top('office', 'books', 'sand', ['办公文具', '文具', 'Office', 'เครื่องเขียน', 'オフィス', 'Oficina'], [
    sub('reading', 'books', ['阅读', '閱讀', 'Reading', 'หนังสือ', '読書', 'Lectura'], ['纸张舒服，适合慢慢读。', '紙張舒服，適合慢慢讀。', 'Good paper for slow reading.', 'กระดาษดี อ่านเพลิน', '紙の手ざわりがよく、ゆっくり読めます。', 'Buen papel para leer sin prisa.']),
    sub('paper', 'journal', ['纸品', '紙品', 'Paper', 'กระดาษและสมุด', '紙もの', 'Papel'], ['书写顺滑，不透墨。', '書寫滑順，不透墨。', 'Smooth to write on, and ink does not show through.', 'เขียนลื่น หมึกไม่ซึม', '書き心地がよく、裏抜けしません。', 'Escritura suave y sin traspasar la tinta.']),
    sub('writing', 'pencil', ['书写', '書寫', 'Writing', 'เครื่องเขียน', '筆記具', 'Escritura'], ['出墨均匀，握着舒服。', '書寫均勻，握著舒服。', 'An even line and a comfortable grip.', 'เส้นสม่ำเสมอ จับสบาย', '線が均一で、持ちやすい筆記具です。', 'Trazo uniforme y agarre cómodo.']),
    sub('drawing', 'palette', ['绘画与手工', '繪畫與手作', 'Drawing and craft', 'วาดเขียนและงานฝีมือ', '画材と工作', 'Dibujo y manualidades'], ['精准顺手，创作更尽兴。', '精準順手，創作更盡興。', 'Precise tools for people who make things.', 'เครื่องมือแม่นยำสำหรับคนชอบสร้างสรรค์', 'つくる人のための、確かな道具です。', 'Precisión para quien crea con las manos.']),
  ]),
  top('baby', 'bottle', 'rose', ['母婴', '母嬰', 'Baby', 'เด็กอ่อน', 'ベビー', 'Bebé'], [
    sub('feeding', 'bottle', ['喂养', '餵養', 'Feeding', 'ให้นมและอาหาร', '授乳と食事', 'Alimentación'], ['不含双酚 A，清洗方便。', '不含雙酚 A，清洗方便。', 'Free of BPA and easy to clean.', 'ปลอดสาร BPA ล้างง่าย', 'BPA不使用、洗いやすい形です。', 'Sin BPA y de limpieza sencilla.']),
    sub('clothes', 'socks', ['婴儿服饰', '嬰兒服飾', 'Clothes', 'เสื้อผ้า', 'ベビー服', 'Ropa'], ['柔软贴肤，耐洗不变形。', '柔軟貼膚，耐洗不變形。', 'Soft on the skin and keeps its shape in the wash.', 'นุ่มสบายผิว ซักแล้วไม่เสียทรง', '肌にやさしく、洗っても型くずれしません。', 'Suavidad en la piel y forma intacta tras el lavado.']),
    sub('play', 'rabbit', ['安抚玩具', '安撫玩具', 'Play', 'ของเล่น', '遊び', 'Juego'], ['圆润无尖角，宝宝放心玩。', '圓潤無尖角，寶寶放心玩。', 'Rounded, safe and easy for small hands to hold.', 'มนโค้ง ปลอดภัย เหมาะกับมือน้อย', '丸みがあって安全、小さな手でもつかめます。', 'Formas redondas y seguras para manos pequeñas.']),
    sub('nursery', 'elephant', ['婴儿房', '嬰兒房', 'Nursery', 'ห้องเด็ก', '子ども部屋', 'Habitación'], ['陪伴每一个安静的夜晚。', '陪伴每一個安靜的夜晚。', 'For a calm room and a longer sleep.', 'เพื่อห้องที่สงบและการนอนที่ยาวขึ้น', '落ち着いた部屋と、ぐっすり眠る夜のために。', 'Para una habitación en calma y un sueño más largo.']),
  ]),
  top('food', 'honey', 'butter', ['食品', '食品', 'Food', 'อาหาร', 'フード', 'Alimentación'], [
    sub('pantry', 'honey', ['食品柜', '食品櫃', 'Pantry', 'ของแห้งและของหมัก', '食料品', 'Despensa'], ['来自小农场，味道纯正。', '來自小農場，味道純正。', 'From small farms, with nothing added.', 'จากฟาร์มเล็ก ไม่ปรุงแต่ง', '小さな農場から、余計なものを加えずに。', 'De pequeñas granjas y sin añadidos.']),
    sub('sweets', 'chocolate', ['甜点', '甜點', 'Sweets', 'ของหวาน', 'お菓子', 'Dulces'], ['甜度刚好，配茶正合适。', '甜度剛好，配茶正合適。', 'Just sweet enough, and good with tea.', 'หวานกำลังดี เข้ากับชา', 'ほどよい甘さで、お茶によく合います。', 'El dulce justo, ideal con té.']),
    sub('bakery', 'bread', ['烘焙', '烘焙', 'Bakery', 'เบเกอรี', 'ベーカリー', 'Panadería'], ['清晨出炉，当天发货。', '清晨出爐，當天出貨。', 'Baked at dawn and sent the same day.', 'อบเช้ามืด ส่งวันเดียวกัน', '夜明けに焼き、その日に発送します。', 'Horneado al alba y enviado el mismo día.']),
    sub('fresh', 'strawberry', ['生鲜水果', '生鮮水果', 'Fresh fruit', 'ผลไม้สด', '果物', 'Fruta fresca'], ['成熟采摘，冷链送达。', '成熟採摘，冷鏈送達。', 'Picked ripe and kept cool on the way.', 'เก็บตอนสุก ส่งแบบควบคุมความเย็น', '食べごろに摘み、冷やして届けます。', 'Recolección en su punto y transporte en frío.']),
  ]),
]
