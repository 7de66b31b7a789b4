import type { DemoArticle } from './article'

export const chair: DemoArticle = {
  art: 'chair',
  ground: 'clay',
  category: 'home',
  ageDays: 12,
  posts: {
    en: {
      title: 'How to choose a chair you will keep',
      summary: 'Sit for ten minutes, then look underneath.',
      opening: 'A chair is bought in a minute and used for twenty years. Turn it over before you fall in love.',
      thought: [
        'Joints before wood',
        'Glued and wedged joints move with the seasons; screws alone work loose. Rock it gently: a good chair is silent.',
      ],
      list: [
        'Measure',
        'Seat height: 45 cm for a table of 75',
        'Thirty centimetres for the knees',
        'The width of your door',
      ],
    },
    es: {
      title: 'Cómo elegir una silla que se quede',
      summary: 'Siéntese diez minutos y luego mire por debajo.',
      opening: 'Una silla se compra en un minuto y se usa veinte años. Déle la vuelta antes de enamorarse.',
      thought: [
        'Las uniones antes que la madera',
        'Las uniones encoladas y con cuña se mueven con las estaciones; los tornillos solos se aflojan. Balancéela con suavidad: una buena silla calla.',
      ],
      list: [
        'Medir',
        'Asiento a 45 cm para una mesa de 75',
        'Treinta centímetros para las rodillas',
        'El ancho de su puerta',
      ],
    },
    th: {
      title: 'เลือกเก้าอี้ที่จะอยู่ด้วยกันนาน',
      summary: 'นั่งสิบนาที แล้วก้มดูข้างใต้',
      opening: 'เก้าอี้ซื้อในหนึ่งนาทีแต่ใช้ยี่สิบปี พลิกดูก่อนที่จะหลงรัก',
      thought: ['ข้อต่อสำคัญกว่าไม้', 'ข้อต่อที่เข้าเดือยและกาวขยับตามฤดูกาล สกรูอย่างเดียวจะหลวม ลองโยกเบา ๆ เก้าอี้ที่ดีจะเงียบ'],
      list: ['วัดก่อน', 'ที่นั่งสูง 45 ซม. สำหรับโต๊ะ 75', 'เว้นสามสิบเซนติเมตรให้เข่า', 'ความกว้างของประตูบ้าน'],
    },
    jp: {
      title: '長く使う椅子の選びかた',
      summary: '十分座って、それから裏側を見る。',
      opening: '椅子は一分で買い、二十年使います。恋に落ちる前に、ひっくり返してみましょう。',
      thought: [
        '木より継ぎ目',
        '接着とくさびの継ぎ目は季節とともに動き、ねじだけではゆるみます。そっと揺らしてみて、良い椅子は音を立てません。',
      ],
      list: ['測るところ', '75 cm の机には座面 45 cm', '膝のために 30 cm', '玄関の幅'],
    },
    zh: {
      title: '怎样挑一把会留下的椅子',
      summary: '先坐十分钟，再看看底下。',
      opening: '椅子一分钟买下，要用二十年。动心之前，先把它翻过来。',
      thought: ['先看榫，再看木', '胶合加楔的榫随四季伸缩，只用螺丝会松。轻轻摇一摇：好椅子不出声。'],
      list: ['量一量', '75 厘米的桌子配 45 厘米的座高', '给膝盖留三十厘米', '您家的门宽'],
    },
    zhtw: {
      title: '怎樣挑一把會留下的椅子',
      summary: '先坐十分鐘，再看看底下。',
      opening: '椅子一分鐘買下，要用二十年。動心之前，先把它翻過來。',
      thought: ['先看榫，再看木', '膠合加楔的榫隨四季伸縮，只用螺絲會鬆。輕輕搖一搖：好椅子不出聲。'],
      list: ['量一量', '75 公分的桌子配 45 公分的座高', '給膝蓋留三十公分', '您家的門寬'],
    },
  },
}

export const candle: DemoArticle = {
  art: 'candle',
  ground: 'rose',
  category: 'home',
  ageDays: 34,
  posts: {
    en: {
      title: 'Light for the evening',
      summary: 'Three small lamps beat a large one.',
      opening: 'A room looks tired when all its light comes from the ceiling. Bring it down to where people are.',
      thought: [
        'Warm means less',
        'Look for 2700 kelvin on the box. Below that a lamp is cosy, above it an office. Candles are at 1900.',
      ],
      list: ['Where to put them', 'One behind the sofa', 'One beside the book', 'One on the floor, for the corners'],
    },
    es: {
      title: 'Luz para la noche',
      summary: 'Tres lámparas pequeñas ganan a una grande.',
      opening: 'Una habitación parece cansada cuando toda la luz viene del techo. Bájela adonde está la gente.',
      thought: [
        'Cálido es menos',
        'Busque 2700 kelvin en la caja. Por debajo, una lámpara acoge; por encima, es una oficina. Las velas están en 1900.',
      ],
      list: ['Dónde ponerlas', 'Una detrás del sofá', 'Una junto al libro', 'Una en el suelo, para los rincones'],
    },
    th: {
      title: 'แสงสำหรับยามเย็น',
      summary: 'โคมเล็กสามดวงดีกว่าดวงใหญ่ดวงเดียว',
      opening: 'ห้องจะดูล้าเมื่อแสงทั้งหมดมาจากเพดาน ดึงแสงลงมาหาผู้คน',
      thought: ['อุ่นคือน้อยกว่า', 'มองหา 2700 เคลวินบนกล่อง ต่ำกว่านั้นอบอุ่น สูงกว่านั้นเหมือนสำนักงาน เทียนอยู่ที่ 1900'],
      list: ['วางที่ไหน', 'หนึ่งดวงหลังโซฟา', 'หนึ่งดวงข้างหนังสือ', 'หนึ่งดวงบนพื้น สำหรับมุมห้อง'],
    },
    jp: {
      title: '夜のあかり',
      summary: '大きなひとつより、小さな三つ。',
      opening: '光がすべて天井から来ると、部屋は疲れて見えます。人のいる高さまで下ろしましょう。',
      thought: [
        '暖かいほど数字は小さい',
        '箱の 2700 ケルビンが目安です。低ければくつろぎ、高ければ事務所。ろうそくは 1900 です。',
      ],
      list: ['置く場所', 'ソファの後ろ', '本のそば', '部屋の隅のために床へ'],
    },
    zh: {
      title: '傍晚的灯光',
      summary: '三盏小灯胜过一盏大灯。',
      opening: '光全从天花板来，房间会显得疲惫。把它降到人所在的地方。',
      thought: ['越暖数字越小', '看包装上的 2700 开尔文。再低是温馨，再高是办公室。蜡烛是 1900。'],
      list: ['放在哪里', '沙发后面一盏', '书旁边一盏', '地上一盏，照亮角落'],
    },
    zhtw: {
      title: '傍晚的燈光',
      summary: '三盞小燈勝過一盞大燈。',
      opening: '光全從天花板來，房間會顯得疲憊。把它降到人所在的地方。',
      thought: ['越暖數字越小', '看包裝上的 2700 克耳文。再低是溫馨，再高是辦公室。蠟燭是 1900。'],
      list: ['放在哪裡', '沙發後面一盞', '書旁邊一盞', '地上一盞，照亮角落'],
    },
  },
}

export const honey: DemoArticle = {
  art: 'honey',
  ground: 'butter',
  category: 'food',
  ageDays: 28,
  posts: {
    en: {
      title: 'What the beekeeper told us',
      summary: 'Why honey turns hard, and why that is a good sign.',
      opening: 'We asked a farm with forty hives what people get wrong about honey. Almost everything, was the answer.',
      thought: [
        'Hard is honest',
        'Honey that turns solid has not been heated. Put the jar into warm water for an hour, never into the microwave.',
      ],
      list: ['Tastes of', 'Acacia: light, for tea', 'Chestnut: bitter, for cheese', 'Lime: fresh, for bread'],
    },
    es: {
      title: 'Lo que nos contó la apicultora',
      summary: 'Por qué la miel se endurece, y por qué es buena señal.',
      opening:
        'Preguntamos en una granja con cuarenta colmenas en qué se equivoca la gente con la miel. En casi todo, fue la respuesta.',
      thought: [
        'Dura es honesta',
        'La miel que se solidifica no se ha calentado. Meta el tarro una hora en agua templada, nunca en el microondas.',
      ],
      list: ['A qué sabe', 'Acacia: suave, para el té', 'Castaño: amarga, para el queso', 'Tilo: fresca, para el pan'],
    },
    th: {
      title: 'สิ่งที่คนเลี้ยงผึ้งบอกเรา',
      summary: 'ทำไมน้ำผึ้งจึงแข็งตัว และทำไมนั่นจึงเป็นเรื่องดี',
      opening: 'เราถามฟาร์มที่มีสี่สิบรังว่าคนเข้าใจอะไรผิดเกี่ยวกับน้ำผึ้ง คำตอบคือเกือบทุกอย่าง',
      thought: ['แข็งคือของแท้', 'น้ำผึ้งที่แข็งตัวไม่เคยผ่านความร้อน แช่ขวดในน้ำอุ่นหนึ่งชั่วโมง อย่าใช้ไมโครเวฟ'],
      list: ['รสชาติ', 'อะคาเซีย: อ่อน สำหรับชา', 'เกาลัด: ขม สำหรับชีส', 'ลินเดน: สดชื่น สำหรับขนมปัง'],
    },
    jp: {
      title: '養蜂家に聞いた話',
      summary: 'はちみつが固まる理由と、それが良いしるしである理由。',
      opening: '四十の巣箱を持つ農場に、はちみつの誤解を尋ねました。答えは「ほとんど全部」でした。',
      thought: [
        '固まるのは正直者',
        '固まるはちみつは加熱されていません。瓶をぬるま湯に一時間。電子レンジは使いません。',
      ],
      list: ['味わい', 'アカシア：軽やか、お茶に', '栗：ほろ苦く、チーズに', '菩提樹：さわやか、パンに'],
    },
    zh: {
      title: '养蜂人告诉我们的事',
      summary: '蜂蜜为什么会结晶，以及为什么这是好事。',
      opening: '我们问一家有四十个蜂箱的农场，人们对蜂蜜有什么误解。回答是：几乎全部。',
      thought: ['会结晶才诚实', '会变硬的蜂蜜没有加热过。把罐子放进温水一小时，不要用微波炉。'],
      list: ['味道', '刺槐：清淡，配茶', '栗子：微苦，配奶酪', '椴树：清新，配面包'],
    },
    zhtw: {
      title: '養蜂人告訴我們的事',
      summary: '蜂蜜為什麼會結晶，以及為什麼這是好事。',
      opening: '我們問一家有四十個蜂箱的農場，人們對蜂蜜有什麼誤解。回答是：幾乎全部。',
      thought: ['會結晶才誠實', '會變硬的蜂蜜沒有加熱過。把罐子放進溫水一小時，不要用微波爐。'],
      list: ['味道', '刺槐：清淡，配茶', '栗子：微苦，配起司', '椴樹：清新，配麵包'],
    },
  },
}
