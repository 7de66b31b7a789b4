import type { DemoArticle } from './article'

export const runner: DemoArticle = {
  art: 'runner',
  ground: 'mist',
  category: 'shoes',
  ageDays: 5,
  posts: {
    en: {
      title: 'When running shoes have had enough',
      summary: 'The sole says it last. Three signs that come earlier.',
      opening: 'A shoe looks fine long after it has stopped helping. Count the kilometres, not the months.',
      thought: [
        'Two pairs live longer than two',
        'Foam needs a day to come back. Whoever changes between two pairs gets more out of each, and out of the knees.',
      ],
      list: [
        'Signs',
        'Creases at the side of the heel',
        'A knee that complains on Sundays',
        '600 kilometres on the clock',
      ],
    },
    es: {
      title: 'Cuándo unas zapatillas ya han corrido bastante',
      summary: 'La suela lo dice la última. Tres señales que llegan antes.',
      opening: 'Una zapatilla parece buena mucho después de dejar de ayudar. Cuente los kilómetros, no los meses.',
      thought: [
        'Dos pares duran más que dos',
        'La espuma necesita un día para recuperarse. Quien alterna dos pares saca más de cada uno, y de las rodillas.',
      ],
      list: [
        'Señales',
        'Arrugas al lado del talón',
        'Una rodilla que se queja los domingos',
        '600 kilómetros recorridos',
      ],
    },
    th: {
      title: 'เมื่อไรรองเท้าวิ่งจึงควรพัก',
      summary: 'พื้นรองเท้าบอกช้าที่สุด นี่คือสามสัญญาณที่มาก่อน',
      opening: 'รองเท้าดูดีอยู่นานหลังจากที่มันเลิกช่วยคุณแล้ว จงนับกิโลเมตร ไม่ใช่เดือน',
      thought: ['สองคู่อยู่นานกว่าสองเท่า', 'โฟมต้องการเวลาหนึ่งวันเพื่อคืนตัว ผู้ที่สลับสองคู่ได้ใช้แต่ละคู่นานขึ้น และถนอมเข่าด้วย'],
      list: ['สัญญาณ', 'รอยย่นข้างส้นเท้า', 'เข่าที่บ่นในวันอาทิตย์', 'วิ่งครบ 600 กิโลเมตร'],
    },
    jp: {
      title: 'ランニングシューズの替えどき',
      summary: '靴底が教えてくれるのは最後。その前に出る三つのしるし。',
      opening: '靴は役目を終えたあとも、しばらくきれいに見えます。月数ではなく距離を数えましょう。',
      thought: [
        '二足は二倍より長持ち',
        'クッションが戻るには一日かかります。二足を交互に履けば、それぞれが長く使え、膝も楽です。',
      ],
      list: ['しるし', 'かかとの横のしわ', '日曜日に痛む膝', '走行距離 600 キロ'],
    },
    zh: {
      title: '跑鞋什么时候该退休',
      summary: '鞋底最后才说。更早出现的三个信号。',
      opening: '一双鞋早就不再帮您，看上去却还很好。请数公里，不要数月份。',
      thought: ['两双鞋比两倍更耐穿', '泡棉需要一天恢复。两双轮换的人，每双都穿得更久，膝盖也更久。'],
      list: ['信号', '鞋跟侧面的褶皱', '星期天抱怨的膝盖', '跑满 600 公里'],
    },
    zhtw: {
      title: '跑鞋什麼時候該退休',
      summary: '鞋底最後才說。更早出現的三個訊號。',
      opening: '一雙鞋早就不再幫您，看上去卻還很好。請數公里，不要數月份。',
      thought: ['兩雙鞋比兩倍更耐穿', '泡棉需要一天恢復。兩雙輪換的人，每雙都穿得更久，膝蓋也更久。'],
      list: ['訊號', '鞋跟側面的皺摺', '星期天抱怨的膝蓋', '跑滿 600 公里'],
    },
  },
}

export const tent: DemoArticle = {
  art: 'tent',
  ground: 'sage',
  category: 'sports',
  ageDays: 23,
  posts: {
    en: {
      title: 'The first night in a tent',
      summary: 'A list for people who have never slept outside, and want to come back.',
      opening: 'Nobody sleeps well in the first night. The second one is why people do it.',
      thought: [
        'Warm from below',
        'The cold comes from the ground, not from the air. A thick mat does more than a thick sleeping bag, and weighs less.',
      ],
      list: ['In the bag', 'A lamp that hangs', 'Dry socks for the night alone', 'More water than you think'],
    },
    es: {
      title: 'La primera noche en una tienda de campaña',
      summary: 'Una lista para quien nunca ha dormido fuera y quiere repetir.',
      opening: 'Nadie duerme bien la primera noche. La segunda es la razón de hacerlo.',
      thought: [
        'Calor desde abajo',
        'El frío viene del suelo, no del aire. Una esterilla gruesa ayuda más que un saco grueso y pesa menos.',
      ],
      list: [
        'En la mochila',
        'Una lámpara que se cuelgue',
        'Calcetines secos solo para dormir',
        'Más agua de la que cree',
      ],
    },
    th: {
      title: 'คืนแรกในเต็นท์',
      summary: 'รายการสำหรับคนที่ไม่เคยนอนกลางแจ้ง และอยากกลับไปอีก',
      opening: 'คืนแรกไม่มีใครหลับดี คืนที่สองคือเหตุผลที่คนไปกัน',
      thought: ['อุ่นจากข้างล่าง', 'ความเย็นมาจากพื้น ไม่ใช่อากาศ แผ่นรองหนาช่วยได้มากกว่าถุงนอนหนา และเบากว่า'],
      list: ['ในเป้', 'โคมไฟแบบแขวน', 'ถุงเท้าแห้งสำหรับนอนเท่านั้น', 'น้ำมากกว่าที่คิด'],
    },
    jp: {
      title: 'はじめてのテントの夜',
      summary: '外で眠ったことのない人が、また行きたくなるための持ちもの。',
      opening: '最初の夜は、だれもよく眠れません。二日目の夜こそ、人が出かける理由です。',
      thought: [
        '下から温める',
        '寒さは空気ではなく地面から来ます。厚い寝袋より厚いマットのほうが効き、しかも軽いのです。',
      ],
      list: ['持ちもの', '吊るせるランプ', '寝るときだけの乾いた靴下', '思ったより多めの水'],
    },
    zh: {
      title: '帐篷里的第一夜',
      summary: '给从没在户外睡过、又想再来的人的清单。',
      opening: '第一夜谁都睡不好。人们是为了第二夜才去的。',
      thought: ['从下面暖起来', '冷来自地面，不是空气。厚垫子比厚睡袋更管用，也更轻。'],
      list: ['背包里', '可以挂起来的灯', '只在睡觉时穿的干袜子', '比您以为的更多的水'],
    },
    zhtw: {
      title: '帳篷裡的第一夜',
      summary: '給從沒在戶外睡過、又想再來的人的清單。',
      opening: '第一夜誰都睡不好。人們是為了第二夜才去的。',
      thought: ['從下面暖起來', '冷來自地面，不是空氣。厚墊子比厚睡袋更管用，也更輕。'],
      list: ['背包裡', '可以掛起來的燈', '只在睡覺時穿的乾襪子', '比您以為的更多的水'],
    },
  },
}

export const plants: DemoArticle = {
  art: 'plant',
  ground: 'butter',
  category: 'garden',
  ageDays: 9,
  posts: {
    en: {
      title: 'Plants for people who forget to water',
      summary: 'Five weeks of silence, and still green.',
      opening: 'Most pot plants die of too much care. These prefer to be left alone.',
      thought: [
        'Light first, water last',
        'Put the plant where you can read without a lamp. Water when the pot has become light, and never by the calendar.',
      ],
      list: ['Hard to kill', 'Snake plant, in any corner', 'Pothos, on a shelf', 'Cactus, in the brightest window'],
    },
    es: {
      title: 'Plantas para quien olvida regar',
      summary: 'Cinco semanas de silencio, y siguen verdes.',
      opening: 'La mayoría de las macetas muere de exceso de cuidados. Estas prefieren que las dejen en paz.',
      thought: [
        'Primero la luz, al final el agua',
        'Ponga la planta donde pueda leer sin lámpara. Riegue cuando la maceta pese poco, y nunca según el calendario.',
      ],
      list: [
        'Difíciles de matar',
        'Sansevieria, en cualquier rincón',
        'Poto, en un estante',
        'Cactus, en la ventana con más luz',
      ],
    },
    th: {
      title: 'ต้นไม้สำหรับคนลืมรดน้ำ',
      summary: 'เงียบไปห้าสัปดาห์ ก็ยังเขียวอยู่',
      opening: 'ไม้กระถางส่วนใหญ่ตายเพราะดูแลมากไป ต้นเหล่านี้ชอบอยู่ลำพัง',
      thought: ['แสงมาก่อน น้ำมาทีหลัง', 'วางไว้ในที่ที่คุณอ่านหนังสือได้โดยไม่เปิดไฟ รดน้ำเมื่อกระถางเบา และอย่ารดตามปฏิทิน'],
      list: ['ตายยาก', 'ลิ้นมังกร มุมไหนก็ได้', 'พลูด่าง บนชั้น', 'กระบองเพชร ริมหน้าต่างที่สว่างที่สุด'],
    },
    jp: {
      title: '水やりを忘れる人のための植物',
      summary: '五週間忘れていても、まだ緑。',
      opening: '鉢植えの多くは、世話のしすぎで枯れます。この子たちは放っておかれるのが好きです。',
      thought: [
        'まず光、水は最後',
        '明かりなしで本が読める場所に置きます。鉢が軽くなったら水を。暦どおりにはあげません。',
      ],
      list: ['丈夫な三つ', 'サンスベリア：どの隅でも', 'ポトス：棚の上に', 'サボテン：いちばん明るい窓辺に'],
    },
    zh: {
      title: '给忘记浇水的人的植物',
      summary: '五个星期不管，依然翠绿。',
      opening: '大多数盆栽死于照顾过头。这些更喜欢独处。',
      thought: ['先有光，最后才是水', '放在不开灯也能看书的地方。花盆变轻了再浇，不要按日历浇。'],
      list: ['不易养死', '虎尾兰：任何角落', '绿萝：架子上', '仙人掌：最亮的窗边'],
    },
    zhtw: {
      title: '給忘記澆水的人的植物',
      summary: '五個星期不管，依然翠綠。',
      opening: '大多數盆栽死於照顧過頭。這些更喜歡獨處。',
      thought: ['先有光，最後才是水', '放在不開燈也能看書的地方。花盆變輕了再澆，不要按日曆澆。'],
      list: ['不易養死', '虎尾蘭：任何角落', '黃金葛：架子上', '仙人掌：最亮的窗邊'],
    },
  },
}
