import { base } from './base'

export const sports = [
  base('football', 'ball-games', 1650, ['比赛足球', '比賽足球', 'Match football', 'ลูกฟุตบอลแข่งขัน', '試合用サッカーボール', 'Balón de fútbol'], ['junior', 'indoor', 'contest', 'recycled']),
  base('basketball', 'ball-games', 1800, ['街头篮球', '街頭籃球', 'Street basketball', 'ลูกบาสเกตบอลสตรีท', 'ストリートバスケットボール', 'Balón de baloncesto callejero'], ['junior', 'indoor', 'contest', 'mini']),
  base('racket', 'rackets', 3100, ['网球拍套装', '網球拍組', 'Tennis racket and ball', 'ไม้เทนนิสพร้อมลูก', 'テニスラケットとボール', 'Raqueta de tenis con pelota'], ['junior', 'beginner', 'light', 'cased']),
  base('skateboard', 'wheels', 4600, ['枫木滑板', '楓木滑板', 'Maple skateboard', 'สเกตบอร์ดไม้เมเปิล', 'メープルのスケートボード', 'Monopatín de arce'], ['mini', 'beginner', 'pro', 'limited']),
  base('bicycle', 'wheels', 21900, ['七速城市自行车', '七速城市自行車', 'City bicycle with seven gears', 'จักรยานซิตี้ 7 เกียร์', '7段変速シティサイクル', 'Bicicleta urbana de siete marchas'], ['inch24', 'inch26', 'light', 'classic']),
  base('boxing-glove', 'fitness', 2490, ['训练拳击手套', '訓練拳擊手套', 'Training boxing gloves', 'นวมชกมวยสำหรับซ้อม', '練習用ボクシンググローブ', 'Guantes de boxeo de entrenamiento'], ['junior', 'light', 'contest', 'cased'], 'clothing'),
  base('volleyball', 'ball-games', 1550, ['软皮排球', '軟皮排球', 'Soft-touch volleyball', 'ลูกวอลเลย์บอลผิวนุ่ม', 'ソフトタッチバレーボール', 'Balón de voleibol suave'], ['junior', 'indoor', 'outdoor', 'contest']),
  base('skis', 'winter-water', 18900, ['全地形滑雪板', '全地形滑雪板', 'All-mountain skis', 'สกีทุกสภาพเขา', 'オールマウンテンスキー', 'Esquís todoterreno'], ['junior', 'beginner', 'light', 'contest']),
  base('tent', 'winter-water', 9900, ['双人帐篷', '雙人帳篷', 'Two-person tent', 'เต็นท์สำหรับสองคน', '2人用テント', 'Tienda para dos personas'], ['light', 'waterproof', 'large', 'starter']),
  base('badminton', 'rackets', 2200, ['羽毛球拍套装', '羽毛球拍組', 'Badminton racket and shuttlecock', 'ไม้แบดมินตันพร้อมลูกขนไก่', 'バドミントンラケットとシャトル', 'Raqueta de bádminton con volante'], ['set2', 'junior', 'light', 'cased']),
  base('frisbee', 'fitness', 690, ['海滩飞盘', '沙灘飛盤', 'Beach flying disc', 'จานร่อนชายหาด', 'ビーチ用フライングディスク', 'Disco volador de playa'], ['mini', 'contest', 'recycled', 'set2']),
  base('kayak', 'winter-water', 32900, ['湖面小艇连桨', '湖面小艇附槳', 'Lake canoe with paddle', 'เรือแคนูพร้อมพาย', 'パドル付き湖用カヌー', 'Canoa de lago con remo'], ['light', 'beginner', 'children', 'handmade']),
]
