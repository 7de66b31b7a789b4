import type { DemoArticle } from './article'

export const tea: DemoArticle = {
  art: 'teapot',
  ground: 'forest',
  category: 'kitchen',
  ageDays: 2,
  posts: {
    en: {
      title: 'A pot of tea, and nothing else for ten minutes',
      summary: 'Which pot for which leaf, and why the water matters more than either.',
      opening: 'Tea asks for little: good water, a warm pot, and somebody who does not look at the clock.',
      thought: [
        'Enamel, glass or clay',
        'Enamel keeps the heat and forgives a fall. Glass shows the colour, which is half of the pleasure with green tea. Clay remembers: keep one pot for one kind.',
      ],
      list: [
        'How long it takes',
        'Green: 2 minutes at 75 °C',
        'Black: 4 minutes, boiling',
        'Herbs: 8 minutes, with a lid',
      ],
    },
    es: {
      title: 'Una tetera, y nada más durante diez minutos',
      summary: 'Qué tetera para qué hoja, y por qué el agua importa más que ambas.',
      opening: 'El té pide poco: buena agua, una tetera templada y alguien que no mire el reloj.',
      thought: [
        'Esmalte, vidrio o barro',
        'El esmalte guarda el calor y perdona una caída. El vidrio muestra el color, que con el té verde es media alegría. El barro recuerda: reserve una tetera para cada clase.',
      ],
      list: ['Cuánto tarda', 'Verde: 2 minutos a 75 °C', 'Negro: 4 minutos, hirviendo', 'Hierbas: 8 minutos, con tapa'],
    },
    th: {
      title: 'ชาหนึ่งกา และไม่มีอะไรอื่นอีกสิบนาที',
      summary: 'กาแบบไหนเหมาะกับใบชาแบบไหน และทำไมน้ำจึงสำคัญกว่าทั้งสองอย่าง',
      opening: 'ชาขอเพียงน้อยนิด น้ำดี กาที่อุ่น และใครสักคนที่ไม่มองนาฬิกา',
      thought: [
        'เคลือบ แก้ว หรือดินเผา',
        'กาเคลือบเก็บความร้อนและทนเมื่อตก กาแก้วทำให้เห็นสี ซึ่งเป็นความสุขครึ่งหนึ่งของชาเขียว กาดินเผาจำรสได้ จึงควรใช้หนึ่งกาต่อชาหนึ่งชนิด',
      ],
      list: ['ใช้เวลาเท่าไร', 'ชาเขียว 2 นาที ที่ 75 °C', 'ชาดำ 4 นาที น้ำเดือด', 'สมุนไพร 8 นาที ปิดฝา'],
    },
    jp: {
      title: 'お茶を一杯、十分間はそれだけ',
      summary: '茶葉に合うポットの選びかた。そして、何より大切な水のこと。',
      opening: 'お茶に必要なものは少しだけ。良い水と温めたポット、そして時計を見ない人。',
      thought: [
        'ホーロー、ガラス、土もの',
        'ホーローは冷めにくく、落としても丈夫です。ガラスは色が見え、緑茶ではそれが楽しみの半分です。土ものは香りを覚えるので、ひとつのお茶にひとつのポットを。',
      ],
      list: ['蒸らす時間', '緑茶：75 °C で 2 分', '紅茶：熱湯で 4 分', 'ハーブ：ふたをして 8 分'],
    },
    zh: {
      title: '一壶茶，十分钟里别无他事',
      summary: '什么茶配什么壶，以及为什么水比两者都重要。',
      opening: '茶要的不多：好水、温过的壶，和一个不看钟的人。',
      thought: [
        '珐琅、玻璃还是陶土',
        '珐琅保温，摔一下也不要紧。玻璃看得见茶色，喝绿茶时这是一半的乐趣。陶土会记住味道：一把壶只泡一种茶。',
      ],
      list: ['泡多久', '绿茶：75 °C，2 分钟', '红茶：沸水，4 分钟', '花草茶：加盖 8 分钟'],
    },
    zhtw: {
      title: '一壺茶，十分鐘裡別無他事',
      summary: '什麼茶配什麼壺，以及為什麼水比兩者都重要。',
      opening: '茶要的不多：好水、溫過的壺，和一個不看鐘的人。',
      thought: [
        '琺瑯、玻璃還是陶土',
        '琺瑯保溫，摔一下也不要緊。玻璃看得見茶色，喝綠茶時這是一半的樂趣。陶土會記住味道：一把壺只泡一種茶。',
      ],
      list: ['泡多久', '綠茶：75 °C，2 分鐘', '紅茶：沸水，4 分鐘', '花草茶：加蓋 8 分鐘'],
    },
  },
}

export const pan: DemoArticle = {
  art: 'pan',
  ground: 'clay',
  category: 'kitchen',
  ageDays: 16,
  posts: {
    en: {
      title: 'One good pan is enough',
      summary: 'Before the set of nine: what a single heavy pan can do.',
      opening: 'Most dinners are made in one pan. Buy the best you can carry, and skip the other eight.',
      thought: [
        'Weight is the recipe',
        'A heavy bottom spreads the heat, so that onions brown and do not burn. Heat it slowly, add the oil last, and let the food come off by itself.',
      ],
      list: ['Care for it', 'Wash it warm, without soap', 'Dry it on the stove', 'A drop of oil, wiped thin'],
    },
    es: {
      title: 'Una buena sartén basta',
      summary: 'Antes del juego de nueve: lo que puede una sola sartén pesada.',
      opening: 'Casi todas las cenas salen de una sartén. Compre la mejor que pueda levantar y olvide las otras ocho.',
      thought: [
        'El peso es la receta',
        'Un fondo grueso reparte el calor: la cebolla se dora y no se quema. Caliéntela despacio, eche el aceite al final y deje que la comida se suelte sola.',
      ],
      list: ['Cuidarla', 'Lavar con agua tibia, sin jabón', 'Secar al fuego', 'Una gota de aceite, bien extendida'],
    },
    th: {
      title: 'กระทะดีใบเดียวก็พอ',
      summary: 'ก่อนซื้อชุดเก้าใบ ลองดูว่ากระทะหนักใบเดียวทำอะไรได้บ้าง',
      opening: 'มื้อเย็นส่วนใหญ่ทำในกระทะใบเดียว ซื้อใบที่ดีที่สุดเท่าที่คุณยกไหว แล้วลืมอีกแปดใบไปได้เลย',
      thought: ['น้ำหนักคือสูตร', 'ก้นหนากระจายความร้อน หอมจึงเหลืองไม่ไหม้ ตั้งไฟช้า ๆ ใส่น้ำมันทีหลัง แล้วปล่อยให้อาหารล่อนเอง'],
      list: ['การดูแล', 'ล้างด้วยน้ำอุ่น ไม่ใช้สบู่', 'เช็ดแล้วตั้งไฟให้แห้ง', 'น้ำมันหนึ่งหยด เช็ดบาง ๆ'],
    },
    jp: {
      title: '良いフライパンはひとつで足りる',
      summary: '九点セットの前に。重いフライパンひとつでできること。',
      opening:
        '夕食のほとんどは、ひとつのフライパンで作れます。持てる範囲でいちばん良いものを選び、残りの八つは忘れましょう。',
      thought: [
        '重さがレシピ',
        '厚い底は熱を均一に広げ、玉ねぎは焦げずに色づきます。ゆっくり温め、油は最後に。食材が自然に離れるのを待ちます。',
      ],
      list: ['お手入れ', '洗剤を使わずぬるま湯で洗う', '火にかけて乾かす', '油を一滴、薄くのばす'],
    },
    zh: {
      title: '一口好锅就够了',
      summary: '在买九件套之前：一口厚锅能做些什么。',
      opening: '大多数晚饭一口锅就能做好。买您拿得动的最好的那口，其余八口不必了。',
      thought: ['重量就是秘方', '厚底让热量均匀，洋葱会上色而不焦。慢慢加热，最后下油，让食物自己脱开。'],
      list: ['保养', '温水清洗，不用洗洁精', '放在火上烘干', '滴一滴油，擦薄'],
    },
    zhtw: {
      title: '一只好鍋就夠了',
      summary: '在買九件組之前：一只厚鍋能做些什麼。',
      opening: '大多數晚餐一只鍋就能做好。買您拿得動的最好的那只，其餘八只不必了。',
      thought: ['重量就是祕方', '厚底讓熱量均勻，洋蔥會上色而不焦。慢慢加熱，最後下油，讓食物自己脫開。'],
      list: ['保養', '溫水清洗，不用洗碗精', '放在火上烘乾', '滴一滴油，擦薄'],
    },
  },
}
