/** What stands in a product's description after its short line: two sentences of its category and two for all. */
import { six, type SixTexts } from './texts'

export const CATEGORY_SENTENCES: Readonly<Record<string, readonly [SixTexts, SixTexts]>> = {
  bags: [
    six('缝线双重加固，五金件不易褪色。', '縫線雙重加固，五金件不易褪色。', 'Seams are sewn twice and the metal parts keep their colour.', 'เย็บตะเข็บสองชั้น อะไหล่โลหะไม่ซีดจาง', '縫い目は二重で、金具の色も長持ちします。', 'Las costuras son dobles y los herrajes conservan el color.'),
    six('用软布擦拭即可保持光泽。', '用軟布擦拭即可保持光澤。', 'A soft cloth is all the care it needs.', 'ดูแลง่ายเพียงเช็ดด้วยผ้านุ่ม', 'お手入れは、やわらかい布で拭くだけです。', 'Basta un paño suave para mantenerlo como nuevo.'),
  ],
  shoes: [
    six('鞋垫可拆洗，鞋底耐磨。', '鞋墊可拆洗，鞋底耐磨。', 'The insole comes out for washing and the sole wears slowly.', 'แผ่นรองถอดซักได้ พื้นทนการสึกหรอ', '中敷きは外して洗え、底は減りにくい素材です。', 'La plantilla se extrae para lavarla y la suela se desgasta poco.'),
    six('尺码标准，脚宽者建议选大一码。', '尺碼標準，腳寬者建議選大一號。', 'True to size; choose one size up for wide feet.', 'ไซซ์ตรง ผู้ที่เท้ากว้างแนะนำเผื่อหนึ่งเบอร์', 'サイズは標準です。幅広の方は一つ上をお選びください。', 'Talla normal; con pie ancho conviene una más.'),
  ],
  electronics: [
    six('开箱即用，说明书简明易懂。', '開箱即用，說明書簡明易懂。', 'Ready to use out of the box, with a short and clear manual.', 'แกะกล่องแล้วใช้ได้ทันที คู่มืออ่านง่าย', '箱から出してすぐ使え、説明書も簡潔です。', 'Se usa nada más abrir la caja y trae un manual breve y claro.'),
    six('享两年保修，零件可单独更换。', '享兩年保固，零件可單獨更換。', 'Two years of warranty, and parts can be replaced one by one.', 'รับประกันสองปี เปลี่ยนอะไหล่แยกชิ้นได้', '保証は2年、部品は個別に交換できます。', 'Dos años de garantía y piezas que se cambian por separado.'),
  ],
  beauty: [
    six('不做动物测试，成分表清楚可查。', '不做動物測試，成分表清楚可查。', 'Never tested on animals; everything in it is on the label.', 'ไม่ทดลองกับสัตว์ แจ้งส่วนผสมครบบนฉลาก', '動物実験をせず、成分はすべて表示しています。', 'Sin pruebas en animales y con todo detallado en la etiqueta.'),
    six('包装可回收，也适合送礼。', '包裝可回收，也適合送禮。', 'The packaging can be recycled and looks good as a present.', 'บรรจุภัณฑ์รีไซเคิลได้ และเหมาะเป็นของขวัญ', '包装はリサイクルでき、贈り物にも向きます。', 'El envase es reciclable y queda bien como regalo.'),
  ],
  home: [
    six('材料来自负责任管理的来源。', '材料來自負責任管理的來源。', 'The materials come from responsibly managed sources.', 'วัสดุมาจากแหล่งที่จัดการอย่างรับผิดชอบ', '素材は、責任をもって管理された産地のものです。', 'Los materiales proceden de fuentes gestionadas con responsabilidad.'),
    six('颜色低调，容易和家里其他物件搭配。', '顏色低調，容易和家裡其他物件搭配。', 'Its quiet colour goes with what is already in the room.', 'สีเรียบ เข้ากับของที่มีอยู่ในบ้าน', '落ち着いた色で、今の部屋になじみます。', 'Su color discreto combina con lo que ya hay en casa.'),
  ],
  kitchen: [
    six('适合天天使用，收纳也不占空间。', '適合天天使用，收納也不占空間。', 'Made for daily use and easy to stack away.', 'ออกแบบมาเพื่อใช้ทุกวัน เก็บซ้อนได้', '毎日使えて、重ねてしまえます。', 'Pensado para el uso diario y fácil de guardar.'),
    six('材料通过食品接触安全检测。', '材料通過食品接觸安全檢測。', 'All surfaces are tested as safe for food.', 'วัสดุผ่านการทดสอบความปลอดภัยต่ออาหาร', '素材は食品用の安全検査に合格しています。', 'Los materiales están probados como aptos para alimentos.'),
  ],
  toys: [
    six('采用安全颜料，边角打磨圆滑。', '採用安全顏料，邊角打磨圓滑。', 'Painted with safe colours and sanded smooth.', 'ใช้สีปลอดภัย ขัดขอบมนเรียบ', '安全な塗料を使い、角はなめらかに仕上げました。', 'Pinturas seguras y cantos bien lijados.'),
    six('适合三岁以上儿童，在成人陪同下玩更好。', '適合三歲以上兒童，在大人陪同下玩更好。', 'From three years on, and best played together.', 'เหมาะสำหรับเด็กสามขวบขึ้นไป เล่นด้วยกันสนุกกว่า', '対象年齢は3歳以上、一緒に遊ぶともっと楽しめます。', 'A partir de tres años, y mejor en compañía.'),
  ],
  sports: [
    six('由教练参与设计，经过长期使用测试。', '由教練參與設計，經過長期使用測試。', 'Designed with coaches and tried over many seasons.', 'ออกแบบร่วมกับโค้ช ผ่านการทดสอบหลายฤดูกาล', 'コーチとともに設計し、何シーズンも試しました。', 'Diseño pensado con entrenadores y probado durante temporadas.'),
    six('易损部件可单独购买。', '易損零件可單獨購買。', 'Parts that wear can be bought separately.', 'ชิ้นส่วนสึกหรอซื้อแยกได้', '消耗する部品は別に買えます。', 'Las piezas que se gastan se venden por separado.'),
  ],
  garden: [
    six('随货附养护说明，新手也能照着做。', '隨貨附養護說明，新手也能照著做。', 'A care card comes with it, so that beginners can follow along.', 'มีการ์ดวิธีดูแลแนบมา มือใหม่ก็ทำตามได้', 'お手入れカード付きで、初めてでも安心です。', 'Incluye una ficha de cuidados para quien empieza.'),
    six('包装防撞透气，运输途中不受损。', '包裝防撞透氣，運送途中不受損。', 'Packed with air and padding, so that it arrives in good shape.', 'บรรจุกันกระแทกและระบายอากาศ ถึงมือในสภาพดี', '通気性のある緩衝包装で、傷まず届きます。', 'Va en un embalaje aireado y acolchado para llegar en buen estado.'),
  ],
  office: [
    six('采用可持续林区的材料制成。', '採用永續林區的材料製成。', 'Made with material from well-managed forests.', 'ผลิตจากวัสดุป่าปลูกที่จัดการอย่างดี', '適切に管理された森林の素材を使っています。', 'Elaborado con materias de bosques bien gestionados.'),
    six('大小适合书包和书桌抽屉。', '大小適合書包和書桌抽屜。', 'It fits a school bag and a desk drawer.', 'ขนาดพอดีกระเป๋าและลิ้นชักโต๊ะ', '通学かばんにも机の引き出しにも収まります。', 'Cabe en la mochila y en el cajón del escritorio.'),
  ],
  baby: [
    six('经儿科标准检测，适合娇嫩肌肤。', '經兒科標準檢測，適合嬌嫩肌膚。', 'Tested to paediatric standards for delicate skin.', 'ผ่านมาตรฐานสำหรับเด็ก เหมาะกับผิวบอบบาง', '小児向け基準で検査済み、敏感な肌にも安心です。', 'Probado según normas pediátricas para pieles delicadas.'),
    six('可机洗或温水清洗，晾干即可。', '可機洗或溫水清洗，晾乾即可。', 'Wash it warm and let it dry in the air.', 'ล้างด้วยน้ำอุ่นแล้วผึ่งให้แห้ง', 'ぬるま湯で洗い、自然乾燥してください。', 'Se lava con agua tibia y se seca al aire.'),
  ],
  food: [
    six('产地直送，批次可追溯。', '產地直送，批次可追溯。', 'It comes straight from the producer, and every batch can be traced.', 'ส่งตรงจากผู้ผลิต ตรวจสอบย้อนกลับได้ทุกล็อต', '生産者から直送、どのロットも追跡できます。', 'Llega directo del productor y cada lote se puede rastrear.'),
    six('请存放在阴凉处，开封后尽快食用。', '請存放在陰涼處，開封後盡快食用。', 'Keep it cool and enjoy it soon after opening.', 'เก็บในที่เย็น เปิดแล้วควรรับประทานโดยเร็ว', '涼しい場所に置き、開封後はお早めにどうぞ。', 'Conservar en lugar fresco y consumir pronto una vez abierto.'),
  ],
}

/** Sentences that are true of everything the demo sells. */
export const COMMON_SENTENCES: readonly SixTexts[] = [
  six('下单后一个工作日内发货。', '下單後一個工作日內出貨。', 'It leaves the shop within one working day.', 'จัดส่งภายในหนึ่งวันทำการ', '1営業日以内に発送します。', 'Sale de la tienda en un día laborable.'),
  six('收货后十五天内可申请退货。', '收貨後十五天內可申請退貨。', 'You can ask for a refund for fifteen days after delivery.', 'ขอคืนเงินได้ภายในสิบห้าวันหลังรับสินค้า', '受け取りから15日間は返品を申請できます。', 'Se puede pedir el reembolso hasta quince días después de la entrega.'),
  six('小批量生产，每件都经过检查。', '小批量生產，每件都經過檢查。', 'Made in small batches, each piece checked by hand.', 'ผลิตจำนวนน้อย ตรวจทีละชิ้น', '少量ずつ作り、一点ずつ検品しています。', 'Se produce en lotes pequeños y cada pieza se revisa a mano.'),
  six('包装不含塑料。', '包裝不含塑膠。', 'The packaging is free of plastic.', 'บรรจุภัณฑ์ปลอดพลาสติก', '包装にプラスチックは使いません。', 'El embalaje no lleva plástico.'),
  six('如有疑问，店铺会在当天回复。', '如有疑問，店家會在當天回覆。', 'The shop answers questions on the same day.', 'ร้านตอบคำถามภายในวันเดียวกัน', 'ご質問には当日中にお答えします。', 'La tienda responde a las preguntas el mismo día.'),
]
