/** Sentences of buyers by language. A review is a summary, one sentence about the thing and one about the purchase. */
import type { Language } from '@contract/base/languages'

interface Pool {
  readonly summaries: readonly string[]
  readonly about: readonly string[]
}

interface ReviewWords {
  readonly authors: readonly string[]
  /** Four and five stars. */
  readonly good: Pool
  /** Three stars. */
  readonly fair: Pool
  /** One and two stars. */
  readonly poor: Pool
  /** About food, instead of the other sentences. */
  readonly food: Readonly<Record<'good' | 'fair' | 'poor', readonly string[]>>
  /** Can follow a good or fair sentence. */
  readonly after: readonly string[]
}

export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = {
  en: {
    authors: ['Nora P.', 'Sam W.', 'Iris K.', 'Theo B.', 'Maya L.', 'Ben H.', 'Clara D.', 'Owen R.'],
    good: {
      summaries: [
        'Better than expected',
        'Would buy again',
        'Just right',
        'Lovely quality',
        'Does what it should',
        'A good find',
      ],
      about: [
        'The finish is neat and it feels solid.',
        'The colour is exactly as in the pictures.',
        'I use it every day and it still looks new.',
        'Simple, well made and worth the price.',
        'A present for my sister, and she was delighted.',
        'You notice the care that went into it.',
      ],
    },
    fair: {
      summaries: ['Fine for the price', 'Good, with small flaws', 'It does the job'],
      about: [
        'It works, though I had hoped for a little more.',
        'Smaller than I pictured, but usable.',
        'Nice idea, the finish could be cleaner.',
      ],
    },
    poor: {
      summaries: ['Not for me', 'A let-down', 'Expected more'],
      about: [
        'It arrived with a scratch and I sent it back.',
        'It does not match the description well.',
        'It did not last as long as I had hoped.',
      ],
    },
    food: {
      good: [
        'Fresh and full of flavour.',
        'It tastes like the one from the village.',
        'The whole family asked for more.',
        'You can tell where it comes from.',
      ],
      fair: ['Good, though a little expensive.', 'Tasty, but the portion is small.'],
      poor: ['It was past its best when it came.', 'The taste was not for us.'],
    },
    after: [
      'It arrived a day early.',
      'Well packed, without any plastic.',
      'The shop answered my question within an hour.',
      'I have ordered a second one.',
    ],
  },
  es: {
    authors: ['Lucía M.', 'Javier R.', 'Carmen S.', 'Diego T.', 'Elena V.', 'Pablo G.', 'Marta C.', 'Andrés L.'],
    good: {
      summaries: [
        'Mejor de lo esperado',
        'Volvería a comprarlo',
        'Justo lo que buscaba',
        'Muy buena calidad',
        'Cumple de sobra',
        'Un acierto',
      ],
      about: [
        'El acabado es cuidado y se nota sólido.',
        'El color es igual que en las fotos.',
        'Lo uso a diario y sigue como nuevo.',
        'Sencillo, bien hecho y a buen precio.',
        'Fue un regalo para mi hermana y le encantó.',
        'Se nota el cariño con que está hecho.',
      ],
    },
    fair: {
      summaries: ['Bien por lo que cuesta', 'Correcto, con detalles', 'Hace su función'],
      about: [
        'Funciona, aunque esperaba un poco más.',
        'Es más pequeño de lo que imaginaba, pero sirve.',
        'Buena idea; el acabado podría ser más fino.',
      ],
    },
    poor: {
      summaries: ['No es para mí', 'Decepcionante', 'Esperaba más'],
      about: [
        'Llegó con un arañazo y lo devolví.',
        'No se parece mucho a la descripción.',
        'No me ha durado lo que esperaba.',
      ],
    },
    food: {
      good: [
        'Fresco y lleno de sabor.',
        'Sabe como el del pueblo.',
        'En casa todos pidieron más.',
        'Se nota de dónde viene.',
      ],
      fair: ['Bueno, aunque algo caro.', 'Rico, pero la ración es pequeña.'],
      poor: ['Llegó algo pasado.', 'El sabor no nos convenció.'],
    },
    after: [
      'Llegó un día antes.',
      'Venía bien embalado y sin plástico.',
      'La tienda me respondió en una hora.',
      'Ya he pedido otro.',
    ],
  },
  zh: {
    authors: ['林晓', '王一诺', '陈默', '周宁', '赵小满', '刘思远', '孙悦', '何川'],
    good: {
      summaries: ['比想象中好', '会回购', '刚刚好', '质量不错', '很实用', '买得值'],
      about: [
        '做工细致，拿在手里很扎实。',
        '颜色和图片一样，没有色差。',
        '每天都在用，还是像新的一样。',
        '简单好用，对得起这个价格。',
        '送给姐姐的礼物，她很喜欢。',
        '看得出用了心。',
      ],
    },
    fair: {
      summaries: ['对得起价格', '还可以，有小瑕疵', '够用'],
      about: ['能用，但期待更高一点。', '比想象中小一些，不影响使用。', '想法不错，细节还可以更好。'],
    },
    poor: {
      summaries: ['不太适合我', '有点失望', '期望更高'],
      about: ['收到时有划痕，已退货。', '和描述不太一样。', '没有想象中耐用。'],
    },
    food: {
      good: ['很新鲜，味道浓郁。', '吃起来像老家的味道。', '全家人都说还想要。', '吃得出产地的好。'],
      fair: ['不错，就是有点贵。', '好吃，但分量有点少。'],
      poor: ['收到时已经不太新鲜。', '味道不太合我们的口味。'],
    },
    after: ['比预计早到一天。', '包装很好，没有塑料。', '店家一小时内就回复了。', '已经又买了一件。'],
  },
  zhtw: {
    authors: ['林雅婷', '陳柏翰', '黃怡君', '張家豪', '李佩珊', '吳承恩', '蔡欣怡', '許志明'],
    good: {
      summaries: ['比想像中好', '會回購', '剛剛好', '品質很好', '很實用', '買得值得'],
      about: [
        '做工細緻，拿起來很紮實。',
        '顏色和照片一樣，沒有色差。',
        '每天都在用，還是像新的一樣。',
        '簡單好用，對得起這個價格。',
        '送給姊姊的禮物，她很喜歡。',
        '看得出用心。',
      ],
    },
    fair: {
      summaries: ['對得起價格', '還可以，有小瑕疵', '夠用'],
      about: ['可以用，但原本期待更高一點。', '比想像中小一些，不影響使用。', '想法不錯，細節可以再好一點。'],
    },
    poor: {
      summaries: ['不太適合我', '有點失望', '期望更高'],
      about: ['收到時有刮痕，已退貨。', '和描述不太一樣。', '沒有想像中耐用。'],
    },
    food: {
      good: ['很新鮮，味道濃郁。', '吃起來像老家的味道。', '全家人都說還想要。', '吃得出產地的好。'],
      fair: ['不錯，就是有點貴。', '好吃，但份量有點少。'],
      poor: ['收到時已經不太新鮮。', '味道不太合我們的口味。'],
    },
    after: ['比預計早一天到。', '包裝很好，沒有塑膠。', '店家一小時內就回覆。', '已經再買一件了。'],
  },
  th: {
    authors: ['ณัฐพล ส.', 'กมลชนก ร.', 'ธนา พ.', 'พิมพ์ใจ ว.', 'อารี ม.', 'วรเมธ ก.', 'สุดา จ.', 'ชลธี น.'],
    good: {
      summaries: ['ดีกว่าที่คิด', 'จะซื้ออีก', 'พอดีเลย', 'คุณภาพดีมาก', 'ใช้งานได้ดี', 'คุ้มค่า'],
      about: [
        'งานเรียบร้อย จับแล้วรู้สึกแน่นหนา',
        'สีตรงตามรูป',
        'ใช้ทุกวันแล้วยังเหมือนใหม่',
        'เรียบง่าย ทำดี สมราคา',
        'ซื้อให้พี่สาวเป็นของขวัญ เธอชอบมาก',
        'เห็นได้ว่าทำอย่างตั้งใจ',
      ],
    },
    fair: {
      summaries: ['สมราคา', 'ดี แต่มีตำหนิเล็กน้อย', 'พอใช้ได้'],
      about: ['ใช้ได้ แต่หวังไว้มากกว่านี้นิดหน่อย', 'เล็กกว่าที่คิด แต่ก็ใช้ได้', 'ไอเดียดี แต่งานน่าจะเนี้ยบกว่านี้'],
    },
    poor: {
      summaries: ['ไม่เหมาะกับเรา', 'ผิดหวังนิดหน่อย', 'คาดหวังมากกว่านี้'],
      about: ['ได้รับของมีรอยขีดข่วน จึงส่งคืน', 'ไม่ค่อยตรงกับคำบรรยาย', 'ใช้ได้ไม่นานเท่าที่หวัง'],
    },
    food: {
      good: ['สดและรสชาติเข้มข้น', 'รสเหมือนที่เคยกินแถวบ้าน', 'ทั้งบ้านขอเพิ่ม', 'รู้เลยว่ามาจากแหล่งดี'],
      fair: ['อร่อยดี แต่แพงไปนิด', 'อร่อย แต่ปริมาณน้อย'],
      poor: ['ตอนได้รับไม่ค่อยสดแล้ว', 'รสชาติไม่ถูกปากเรา'],
    },
    after: ['ของมาถึงเร็วกว่ากำหนดหนึ่งวัน', 'แพ็กดี ไม่มีพลาสติก', 'ร้านตอบคำถามภายในหนึ่งชั่วโมง', 'สั่งเพิ่มอีกชิ้นแล้ว'],
  },
  jp: {
    authors: ['あおい', 'けんた', 'ゆき', 'たくみ', 'みさき', 'はると', 'さくら', 'りょう'],
    good: {
      summaries: [
        '期待以上でした',
        'また買います',
        'ちょうどいい',
        '品質がいいです',
        'しっかり使えます',
        'いい買い物でした',
      ],
      about: [
        '仕上げがきれいで、つくりもしっかりしています。',
        '色は写真のとおりでした。',
        '毎日使っていますが、まだ新品のようです。',
        'シンプルで作りがよく、値段に見合います。',
        '姉への贈り物にしたら、とても喜ばれました。',
        '丁寧に作られているのがわかります。',
      ],
    },
    fair: {
      summaries: ['値段なりです', 'よいけれど惜しい点も', '用は足ります'],
      about: [
        '使えますが、もう少し期待していました。',
        '思ったより小さめですが、問題なく使えます。',
        '発想はよいので、仕上げがもう少しきれいならと思います。',
      ],
    },
    poor: {
      summaries: ['私には合いませんでした', '少し残念', 'もっと期待していました'],
      about: ['傷があったので返品しました。', '説明と少し違いました。', '思ったほど長持ちしませんでした。'],
    },
    food: {
      good: [
        '新鮮で、味が濃いです。',
        '田舎で食べた味を思い出しました。',
        '家族みんながおかわりしました。',
        '産地のよさが伝わります。',
      ],
      fair: ['おいしいですが、少し高めです。', 'おいしいけれど、量は少なめです。'],
      poor: ['届いたときには鮮度が落ちていました。', '味が好みに合いませんでした。'],
    },
    after: [
      '予定より1日早く届きました。',
      '包装が丁寧で、プラスチックもありませんでした。',
      '質問には1時間以内に返事がありました。',
      'もう一つ注文しました。',
    ],
  },
}
