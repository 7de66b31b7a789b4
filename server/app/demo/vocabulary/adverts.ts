import type { AdvertPosition } from '@contract/base/advert-positions'
import { six, type SixTexts } from './texts'

/** The target of an advert: a top category by its key, the first edition of an art, or the page of new accounts. */
export type AdvertTarget = { readonly category: string } | { readonly product: string } | 'register'

interface DemoAdvert {
  readonly position: AdvertPosition
  readonly art: string
  readonly ground: string
  readonly title: SixTexts
  /** The small line above the title. */
  readonly text: SixTexts
  readonly target: AdvertTarget
}

type Six = readonly [string, string, string, string, string, string]

const advert = (
  position: AdvertPosition,
  art: string,
  ground: string,
  text: Six,
  title: Six,
  target: AdvertTarget,
): DemoAdvert => ({ position, art, ground, title: six(...title), text: six(...text), target })

export const ADVERTS: readonly DemoAdvert[] = [
  advert(
    'top',
    'teapot',
    'forest',
    ['厨房周', '廚房週', 'Kitchen week', 'สัปดาห์ครัว', 'キッチンウィーク', 'Semana de la cocina'],
    [
      '慢早晨，从一壶茶开始',
      '慢早晨，從一壺茶開始',
      'Slow mornings start with tea',
      'เช้าช้า ๆ เริ่มต้นด้วยชา',
      'ゆっくりの朝は、お茶から',
      'Las mañanas lentas empiezan con té',
    ],
    { category: 'kitchen' },
  ),
  advert(
    'top',
    'backpack',
    'butter',
    ['开学季', '開學季', 'Back to school', 'เปิดเทอม', '新学期', 'Vuelta a clase'],
    [
      '装得下整整一天',
      '裝得下整整一天',
      'Room for the whole day',
      'จุของได้ทั้งวัน',
      '一日分がまるごと入る',
      'Espacio para todo el día',
    ],
    { category: 'bags' },
  ),
  advert(
    'top',
    'runner',
    'mist',
    ['新季跑鞋', '新季跑鞋', 'New running season', 'ฤดูกาลวิ่งใหม่', '走る季節', 'Nueva temporada'],
    [
      '轻一点，远一点',
      '輕一點，遠一點',
      'Lighter, and a little further',
      'เบาขึ้น ไปได้ไกลขึ้น',
      '軽く、もう少し遠くへ',
      'Más ligero, un poco más lejos',
    ],
    { category: 'shoes' },
  ),
  advert(
    'center_top',
    'chair',
    'clay',
    ['家居新品', '居家新品', 'New for home', 'ของใหม่สำหรับบ้าน', 'ホームの新着', 'Novedades para casa'],
    [
      '坐得住的椅子',
      '坐得住的椅子',
      'Chairs that stay',
      'เก้าอี้ที่อยู่กับเรานาน',
      '長く付き合える椅子',
      'Sillas que se quedan',
    ],
    { product: 'chair' },
  ),
  advert(
    'center_top',
    'headphones',
    'lilac',
    ['安静时刻', '安靜時刻', 'Quiet hours', 'ช่วงเวลาสงบ', '静かな時間', 'Horas tranquilas'],
    [
      '只留声音，不留噪音',
      '只留聲音，不留噪音',
      'Sound, not noise',
      'มีแต่เสียง ไม่มีสิ่งรบกวน',
      '雑音ではなく、音を',
      'Sonido, no ruido',
    ],
    { product: 'headphones' },
  ),
  advert(
    'center',
    'plant',
    'sage',
    ['窗台花园', '窗臺花園', 'A garden on the sill', 'สวนริมหน้าต่าง', '窓辺の庭', 'Un jardín en la ventana'],
    [
      '从一盆绿植开始',
      '從一盆綠植開始',
      'Begin with one green pot',
      'เริ่มจากต้นไม้กระถางเดียว',
      'ひと鉢の緑から',
      'Empieza con una maceta',
    ],
    { category: 'garden' },
  ),
  advert(
    'center',
    'bear',
    'rose',
    ['周末在家', '週末在家', 'A weekend indoors', 'สุดสัปดาห์ที่บ้าน', 'おうちの週末', 'Un fin de semana en casa'],
    [
      '全家都爱的玩具',
      '全家都愛的玩具',
      'Toys the whole family borrows',
      'ของเล่นที่ทั้งบ้านแย่งกันเล่น',
      '家族みんなで遊ぶおもちゃ',
      'Juguetes para toda la familia',
    ],
    { category: 'toys' },
  ),
  advert(
    'center_bottom',
    'tent',
    'mist',
    ['山与湖', '山與湖', 'Hills and lakes', 'ภูเขาและทะเลสาบ', '山と湖', 'Montes y lagos'],
    [
      '把周末搬到户外',
      '把週末搬到戶外',
      'Take the weekend outside',
      'พาสุดสัปดาห์ออกไปข้างนอก',
      '週末を外へ',
      'Llévate el fin de semana fuera',
    ],
    { category: 'sports' },
  ),
  advert(
    'bottom',
    'honey',
    'butter',
    ['小农场直送', '小農場直送', 'From small farms', 'จากฟาร์มเล็ก', '小さな農場から', 'De pequeñas granjas'],
    [
      '味道来自认识的人',
      '味道來自認識的人',
      'Taste from people we know',
      'รสชาติจากคนที่เรารู้จัก',
      '顔の見える味',
      'El sabor de quien conocemos',
    ],
    { category: 'food' },
  ),
  advert(
    'bottom',
    'lipstick',
    'rose',
    ['随身小物', '隨身小物', 'Small and lovely', 'ชิ้นเล็กน่ารัก', '小さなおしゃれ', 'Pequeño y bonito'],
    ['口袋里的颜色', '口袋裡的顏色', 'Colour for the pocket', 'สีสันในกระเป๋า', 'ポケットに色を', 'Color de bolsillo'],
    { category: 'beauty' },
  ),
  advert(
    'popup',
    'gift',
    'forest',
    [
      '新朋友见面礼',
      '新朋友見面禮',
      'A welcome for you',
      'ของต้อนรับสำหรับคุณ',
      'はじめての方へ',
      'Un regalo de bienvenida',
    ],
    [
      '注册即得 500 美元体验金',
      '註冊即得 500 美元體驗金',
      'Register and get 500 USD',
      'สมัครสมาชิกรับ 500 USD',
      '会員登録で500 USD',
      'Regístrate y recibe 500 USD',
    ],
    'register',
  ),
]
