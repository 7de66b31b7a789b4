import { base } from './base'

export const garden = [
  base('pot-plant', 'house-plants', 1280, ['陶盆绿植', '陶盆綠植', 'Green plant in a terracotta pot', 'ไม้ใบเขียวในกระถางดินเผา', 'テラコッタ鉢の観葉植物', 'Planta verde en maceta de terracota'], ['tall20', 'tall40', 'care', 'set2']),
  base('cactus', 'house-plants', 620, ['易养仙人掌', '好養仙人掌', 'Easy-care cactus', 'แคคตัสดูแลง่าย', '育てやすいサボテン', 'Cactus fácil de cuidar'], ['mini', 'tall30', 'set3', 'clayPot']),
  base('sunflower', 'flowers', 490, ['向日葵幼苗', '向日葵幼苗', 'Sunflower seedling', 'ต้นอ่อนทานตะวัน', 'ひまわりの苗', 'Plantón de girasol'], ['seeds', 'clayPot', 'set3', 'organic']),
  base('bucket', 'tools', 740, ['园艺水桶', '園藝水桶', 'Garden bucket', 'ถังน้ำทำสวน', 'ガーデンバケツ', 'Cubo de jardín'], ['l8', 'l12', 'steel', 'recycled']),
  base('tulip', 'flowers', 850, ['郁金香球根', '鬱金香球根', 'Tulip bulbs', 'หัวทิวลิป', 'チューリップの球根', 'Bulbos de tulipán'], ['set6', 'set10', 'clayPot', 'gift']),
  base('rose', 'flowers', 1390, ['庭院玫瑰苗', '庭院玫瑰苗', 'Garden rose bush', 'ต้นกุหลาบสวน', '庭植えのバラ苗', 'Rosal de jardín'], ['mini', 'clayPot', 'care', 'organic']),
  base('hibiscus', 'flowers', 1150, ['盛开木槿', '盛開扶桑', 'Flowering hibiscus', 'ชบาออกดอก', '花咲くハイビスカス', 'Hibisco en flor'], ['small', 'tall40', 'clayPot', 'indoor']),
  base('herb', 'herbs', 420, ['厨房香草', '廚房香草', 'Kitchen herb plant', 'สมุนไพรสำหรับครัว', 'キッチンハーブの苗', 'Planta aromática de cocina'], ['seeds', 'organic', 'set3', 'clayPot']),
  base('seedling', 'herbs', 350, ['蔬菜幼苗', '蔬菜幼苗', 'Vegetable seedling', 'ต้นกล้าผัก', '野菜の苗', 'Plantón de hortaliza'], ['seeds', 'set6', 'organic', 'starter']),
  base('ladder', 'tools', 5900, ['果园木梯', '果園木梯', 'Orchard ladder', 'บันไดไม้สำหรับสวน', '果樹園のはしご', 'Escalera de huerto'], ['small', 'large', 'bamboo', 'oak']),
  base('bouquet', 'flowers', 2450, ['当季花束', '當季花束', 'Seasonal bouquet', 'ช่อดอกไม้ตามฤดูกาล', '季節の花束', 'Ramo de temporada'], ['small', 'large', 'dried', 'gift']),
]
