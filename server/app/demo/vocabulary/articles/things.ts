import type { DemoArticle } from './article'

export const backpack: DemoArticle = {
  art: 'backpack',
  ground: 'lilac',
  category: 'bags',
  ageDays: 19,
  posts: {
    en: {
      title: 'Packing a backpack for a day',
      summary: 'Heavy things close to the back, and room for what you bring home.',
      opening: 'A backpack that is packed well weighs less. Physics disagrees, shoulders do not.',
      thought: [
        'Close, and at the middle',
        'What is heavy goes near the spine and between the shoulder blades. What is soft goes outside, what is needed often on top.',
      ],
      list: ['Always in it', 'A bottle, half full', 'A thin jacket', 'A bag for shopping, folded'],
    },
    es: {
      title: 'Preparar la mochila para un día',
      summary: 'Lo pesado cerca de la espalda, y sitio para lo que traiga a casa.',
      opening: 'Una mochila bien hecha pesa menos. La física no está de acuerdo; los hombros sí.',
      thought: [
        'Cerca, y en el centro',
        'Lo pesado va junto a la columna y entre los omóplatos. Lo blando fuera, lo que se usa a menudo arriba.',
      ],
      list: ['Siempre dentro', 'Una botella a medias', 'Una chaqueta fina', 'Una bolsa de la compra, doblada'],
    },
    th: {
      title: 'จัดเป้สำหรับหนึ่งวัน',
      summary: 'ของหนักชิดหลัง และเหลือที่ไว้สำหรับของที่จะนำกลับบ้าน',
      opening: 'เป้ที่จัดดีจะเบากว่า ฟิสิกส์ไม่เห็นด้วย แต่ไหล่เห็นด้วย',
      thought: ['ชิดและอยู่กลาง', 'ของหนักอยู่ชิดกระดูกสันหลังระหว่างสะบัก ของนุ่มอยู่ด้านนอก ของที่ใช้บ่อยอยู่ด้านบน'],
      list: ['มีติดเป้เสมอ', 'ขวดน้ำครึ่งขวด', 'แจ็กเกตบาง', 'ถุงผ้าพับไว้'],
    },
    jp: {
      title: '一日分のリュックの詰めかた',
      summary: '重いものは背中の近くに。持ち帰るものの場所も残して。',
      opening: '上手に詰めたリュックは軽くなります。物理は反対しても、肩は賛成します。',
      thought: [
        '近く、そして真ん中に',
        '重いものは背骨のそば、肩甲骨のあいだへ。やわらかいものは外側、よく使うものは上に。',
      ],
      list: ['いつも入れておく', '半分入った水筒', '薄い上着', 'たたんだ買い物袋'],
    },
    zh: {
      title: '装好一天的背包',
      summary: '重物贴近背部，也给带回家的东西留点地方。',
      opening: '装得好的背包更轻。物理不同意，肩膀同意。',
      thought: ['贴近，居中', '重的放在脊柱旁、肩胛骨之间；软的放外侧，常用的放上面。'],
      list: ['常备', '半瓶水', '薄外套', '叠好的购物袋'],
    },
    zhtw: {
      title: '裝好一天的背包',
      summary: '重物貼近背部，也給帶回家的東西留點地方。',
      opening: '裝得好的背包更輕。物理不同意，肩膀同意。',
      thought: ['貼近，居中', '重的放在脊柱旁、肩胛骨之間；軟的放外側，常用的放上面。'],
      list: ['常備', '半瓶水', '薄外套', '摺好的購物袋'],
    },
  },
}

export const headphones: DemoArticle = {
  art: 'headphones',
  ground: 'sage',
  category: 'electronics',
  ageDays: 41,
  posts: {
    en: {
      title: 'Quiet, in a loud place',
      summary: 'What noise cancelling can do, and what a good cushion does better.',
      opening: 'Headphones remove hum: trains, fans, aeroplanes. Voices they remove badly, and that is by design.',
      thought: [
        'The seal decides',
        'Glasses and hair let the sound in. Try them on with both, shake your head, and listen to the lowest note you know.',
      ],
      list: [
        'Look for',
        'Cushions that can be changed',
        'A plug for the day the battery is empty',
        'Buttons you find without looking',
      ],
    },
    es: {
      title: 'Silencio en un lugar ruidoso',
      summary: 'Qué puede la cancelación de ruido, y qué hace mejor una buena almohadilla.',
      opening:
        'Los auriculares quitan el zumbido: trenes, ventiladores, aviones. Las voces las quitan mal, y es a propósito.',
      thought: [
        'Decide el ajuste',
        'Las gafas y el pelo dejan pasar el sonido. Pruébelos con ambos, mueva la cabeza y escuche la nota más grave que conozca.',
      ],
      list: [
        'Fíjese en',
        'Almohadillas que se cambien',
        'Un cable para el día sin batería',
        'Botones que se encuentren sin mirar',
      ],
    },
    th: {
      title: 'ความเงียบในที่เสียงดัง',
      summary: 'ระบบตัดเสียงทำอะไรได้ และฟองน้ำดี ๆ ทำอะไรได้ดีกว่า',
      opening: 'หูฟังตัดเสียงหึ่ง รถไฟ พัดลม เครื่องบิน แต่ตัดเสียงพูดได้ไม่ดี และตั้งใจให้เป็นเช่นนั้น',
      thought: ['การแนบสนิทคือตัวตัดสิน', 'แว่นและผมทำให้เสียงลอด ลองสวมพร้อมทั้งสองอย่าง ส่ายหัว แล้วฟังโน้ตต่ำที่สุดที่คุณรู้จัก'],
      list: ['มองหา', 'ฟองน้ำที่เปลี่ยนได้', 'ช่องเสียบสำหรับวันที่แบตหมด', 'ปุ่มที่หาเจอโดยไม่ต้องมอง'],
    },
    jp: {
      title: 'にぎやかな場所の静けさ',
      summary: 'ノイズキャンセルにできること、良いパッドのほうが得意なこと。',
      opening: 'ヘッドホンは電車や扇風機、飛行機のうなりを消します。声はあまり消えません。わざとそうしてあるのです。',
      thought: [
        '決め手は密着',
        '眼鏡と髪は音を通します。両方のまま着け、頭を振り、知っているいちばん低い音を聴いてみましょう。',
      ],
      list: ['見るところ', '交換できるパッド', '電池切れの日のための端子', '見なくても押せるボタン'],
    },
    zh: {
      title: '喧闹处的安静',
      summary: '降噪能做什么，一副好耳垫又能做得更好。',
      opening: '耳机消得掉嗡嗡声：火车、风扇、飞机。人声消得不好，这是有意的。',
      thought: ['密合说了算', '眼镜和头发会漏音。戴着它们试听，摇摇头，听您知道的最低的音。'],
      list: ['看这些', '可更换的耳垫', '没电那天用的插孔', '不看也摸得到的按键'],
    },
    zhtw: {
      title: '喧鬧處的安靜',
      summary: '降噪能做什麼，一副好耳墊又能做得更好。',
      opening: '耳機消得掉嗡嗡聲：火車、風扇、飛機。人聲消得不好，這是有意的。',
      thought: ['密合說了算', '眼鏡和頭髮會漏音。戴著它們試聽，搖搖頭，聽您知道的最低的音。'],
      list: ['看這些', '可更換的耳墊', '沒電那天用的插孔', '不看也摸得到的按鍵'],
    },
  },
}

export const bear: DemoArticle = {
  art: 'bear',
  ground: 'rose',
  category: 'toys',
  ageDays: 47,
  posts: {
    en: {
      title: 'Toys that are still there next year',
      summary: 'Fewer, simpler, and good to repair.',
      opening: 'Children play longest with what does least. A box of blocks outlives every robot.',
      thought: [
        'Put half of it away',
        'Keep half of the toys in a cupboard and swap them each month. What comes back is new again, and nothing had to be bought.',
      ],
      list: [
        'Questions before buying',
        'Can two play with it?',
        'Can it be washed?',
        'Does it work without a battery?',
      ],
    },
    es: {
      title: 'Juguetes que siguen ahí el año que viene',
      summary: 'Menos, más sencillos y fáciles de reparar.',
      opening: 'Los niños juegan más tiempo con lo que menos hace. Una caja de bloques sobrevive a todos los robots.',
      thought: [
        'Guarde la mitad',
        'Tenga la mitad de los juguetes en un armario y cámbielos cada mes. Lo que vuelve es nuevo otra vez, sin comprar nada.',
      ],
      list: ['Preguntas antes de comprar', '¿Pueden jugar dos?', '¿Se puede lavar?', '¿Funciona sin pilas?'],
    },
    th: {
      title: 'ของเล่นที่ปีหน้ายังอยู่',
      summary: 'น้อยลง เรียบง่ายขึ้น และซ่อมได้',
      opening: 'เด็กเล่นนานที่สุดกับสิ่งที่ทำอะไรได้น้อยที่สุด กล่องบล็อกไม้อยู่นานกว่าหุ่นยนต์ทุกตัว',
      thought: ['เก็บไว้ครึ่งหนึ่ง', 'เก็บของเล่นครึ่งหนึ่งในตู้แล้วสลับทุกเดือน ของที่กลับมาเหมือนของใหม่ โดยไม่ต้องซื้ออะไร'],
      list: ['คำถามก่อนซื้อ', 'เล่นสองคนได้ไหม', 'ซักได้ไหม', 'ใช้ได้โดยไม่มีถ่านไหม'],
    },
    jp: {
      title: '来年もそばにあるおもちゃ',
      summary: '少なく、シンプルで、直せるものを。',
      opening: '子どもがいちばん長く遊ぶのは、いちばん何もしないもの。積み木はどのロボットよりも長生きです。',
      thought: [
        '半分はしまっておく',
        'おもちゃの半分を棚にしまい、月ごとに入れ替えます。戻ってきたものはまた新しく、何も買わずにすみます。',
      ],
      list: ['買う前に', 'ふたりで遊べるか', '洗えるか', '電池なしで動くか'],
    },
    zh: {
      title: '明年还在的玩具',
      summary: '少一点，简单一点，修得好。',
      opening: '孩子玩得最久的，是自己最不会动的。一盒积木比哪个机器人都长寿。',
      thought: ['收起一半', '把一半玩具放进柜子，每月轮换。回来的又是新的，什么也不用买。'],
      list: ['买之前问问', '两个人能一起玩吗？', '能洗吗？', '没有电池能玩吗？'],
    },
    zhtw: {
      title: '明年還在的玩具',
      summary: '少一點，簡單一點，修得好。',
      opening: '孩子玩得最久的，是自己最不會動的。一盒積木比哪個機器人都長壽。',
      thought: ['收起一半', '把一半玩具放進櫃子，每月輪換。回來的又是新的，什麼也不用買。'],
      list: ['買之前問問', '兩個人能一起玩嗎？', '能洗嗎？', '沒有電池能玩嗎？'],
    },
  },
}
