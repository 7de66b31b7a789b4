import type { States } from '../places'

export const ASIA: States = {
  JP: `
    01|Hokkaido=北海道|Sapporo=札幌市;Hakodate=函館市;Asahikawa=旭川市
    02|Aomori=青森県|Aomori=青森市;Hirosaki=弘前市
    03|Iwate=岩手県|Morioka=盛岡市
    04|Miyagi=宮城県|Sendai=仙台市
    05|Akita=秋田県|Akita=秋田市
    06|Yamagata=山形県|Yamagata=山形市
    07|Fukushima=福島県|Fukushima=福島市;Koriyama=郡山市
    08|Ibaraki=茨城県|Mito=水戸市;Tsukuba=つくば市
    09|Tochigi=栃木県|Utsunomiya=宇都宮市;Nikko=日光市
    10|Gunma=群馬県|Maebashi=前橋市;Takasaki=高崎市
    11|Saitama=埼玉県|Saitama=さいたま市;Kawagoe=川越市
    12|Chiba=千葉県|Chiba=千葉市;Funabashi=船橋市
    13|Tokyo=東京都|Shinjuku=新宿区;Shibuya=渋谷区;Minato=港区;Chiyoda=千代田区;Setagaya=世田谷区;Hachioji=八王子市
    14|Kanagawa=神奈川県|Yokohama=横浜市;Kawasaki=川崎市;Kamakura=鎌倉市
    15|Niigata=新潟県|Niigata=新潟市;Nagaoka=長岡市
    16|Toyama=富山県|Toyama=富山市
    17|Ishikawa=石川県|Kanazawa=金沢市
    18|Fukui=福井県|Fukui=福井市
    19|Yamanashi=山梨県|Kofu=甲府市
    20|Nagano=長野県|Nagano=長野市;Matsumoto=松本市
    21|Gifu=岐阜県|Gifu=岐阜市;Takayama=高山市
    22|Shizuoka=静岡県|Shizuoka=静岡市;Hamamatsu=浜松市
    23|Aichi=愛知県|Nagoya=名古屋市;Toyota=豊田市
    24|Mie=三重県|Tsu=津市;Ise=伊勢市
    25|Shiga=滋賀県|Otsu=大津市
    26|Kyoto=京都府|Kyoto=京都市;Uji=宇治市
    27|Osaka=大阪府|Osaka=大阪市;Sakai=堺市
    28|Hyogo=兵庫県|Kobe=神戸市;Himeji=姫路市
    29|Nara=奈良県|Nara=奈良市
    30|Wakayama=和歌山県|Wakayama=和歌山市
    31|Tottori=鳥取県|Tottori=鳥取市
    32|Shimane=島根県|Matsue=松江市
    33|Okayama=岡山県|Okayama=岡山市;Kurashiki=倉敷市
    34|Hiroshima=広島県|Hiroshima=広島市;Onomichi=尾道市
    35|Yamaguchi=山口県|Yamaguchi=山口市;Shimonoseki=下関市
    36|Tokushima=徳島県|Tokushima=徳島市
    37|Kagawa=香川県|Takamatsu=高松市
    38|Ehime=愛媛県|Matsuyama=松山市
    39|Kochi=高知県|Kochi=高知市
    40|Fukuoka=福岡県|Fukuoka=福岡市;Kitakyushu=北九州市
    41|Saga=佐賀県|Saga=佐賀市
    42|Nagasaki=長崎県|Nagasaki=長崎市;Sasebo=佐世保市
    43|Kumamoto=熊本県|Kumamoto=熊本市
    44|Oita=大分県|Oita=大分市;Beppu=別府市
    45|Miyazaki=宮崎県|Miyazaki=宮崎市
    46|Kagoshima=鹿児島県|Kagoshima=鹿児島市
    47|Okinawa=沖縄県|Naha=那覇市;Ishigaki=石垣市`,
  CN: `
    AH|Anhui=安徽省|Hefei=合肥市;Wuhu=芜湖市;Huangshan=黄山市
    BJ|Beijing=北京市|Chaoyang=朝阳区;Haidian=海淀区;Dongcheng=东城区;Xicheng=西城区;Fengtai=丰台区
    CQ|Chongqing=重庆市|Yuzhong=渝中区;Jiangbei=江北区;Wanzhou=万州区
    FJ|Fujian=福建省|Fuzhou=福州市;Xiamen=厦门市;Quanzhou=泉州市
    GD|Guangdong=广东省|Guangzhou=广州市;Shenzhen=深圳市;Dongguan=东莞市;Foshan=佛山市;Zhuhai=珠海市
    GS|Gansu=甘肃省|Lanzhou=兰州市;Dunhuang=敦煌市
    GX|Guangxi=广西壮族自治区|Nanning=南宁市;Guilin=桂林市
    GZ|Guizhou=贵州省|Guiyang=贵阳市;Zunyi=遵义市
    HA|Henan=河南省|Zhengzhou=郑州市;Luoyang=洛阳市;Kaifeng=开封市
    HB|Hubei=湖北省|Wuhan=武汉市;Yichang=宜昌市
    HE|Hebei=河北省|Shijiazhuang=石家庄市;Tangshan=唐山市;Baoding=保定市
    HI|Hainan=海南省|Haikou=海口市;Sanya=三亚市
    HL|Heilongjiang=黑龙江省|Harbin=哈尔滨市;Daqing=大庆市
    HN|Hunan=湖南省|Changsha=长沙市;Zhangjiajie=张家界市
    JL|Jilin=吉林省|Changchun=长春市;Jilin=吉林市
    JS|Jiangsu=江苏省|Nanjing=南京市;Suzhou=苏州市;Wuxi=无锡市
    JX|Jiangxi=江西省|Nanchang=南昌市;Jingdezhen=景德镇市
    LN|Liaoning=辽宁省|Shenyang=沈阳市;Dalian=大连市
    NM|Inner Mongolia=内蒙古自治区|Hohhot=呼和浩特市;Baotou=包头市
    NX|Ningxia=宁夏回族自治区|Yinchuan=银川市
    QH|Qinghai=青海省|Xining=西宁市
    SC|Sichuan=四川省|Chengdu=成都市;Mianyang=绵阳市;Leshan=乐山市
    SD|Shandong=山东省|Jinan=济南市;Qingdao=青岛市;Yantai=烟台市
    SH|Shanghai=上海市|Huangpu=黄浦区;Xuhui=徐汇区;Pudong=浦东新区;Jing'an=静安区
    SN|Shaanxi=陕西省|Xi'an=西安市;Baoji=宝鸡市
    SX|Shanxi=山西省|Taiyuan=太原市;Datong=大同市
    TJ|Tianjin=天津市|Heping=和平区;Nankai=南开区;Binhai=滨海新区
    XJ|Xinjiang=新疆维吾尔自治区|Urumqi=乌鲁木齐市;Kashgar=喀什市
    XZ|Tibet=西藏自治区|Lhasa=拉萨市
    YN|Yunnan=云南省|Kunming=昆明市;Dali=大理市;Lijiang=丽江市
    ZJ|Zhejiang=浙江省|Hangzhou=杭州市;Ningbo=宁波市;Wenzhou=温州市;Yiwu=义乌市`,
  TW: `
    CHA|Changhua=彰化縣|Changhua=彰化市;Lukang=鹿港鎮
    CYI|Chiayi City=嘉義市|East=東區;West=西區
    CYQ|Chiayi=嘉義縣|Taibao=太保市;Alishan=阿里山鄉
    HSQ|Hsinchu=新竹縣|Zhubei=竹北市;Zhudong=竹東鎮
    HSZ|Hsinchu City=新竹市|East=東區;North=北區
    HUA|Hualien=花蓮縣|Hualien=花蓮市
    ILA|Yilan=宜蘭縣|Yilan=宜蘭市;Luodong=羅東鎮
    KEE|Keelung=基隆市|Ren'ai=仁愛區;Zhongzheng=中正區
    KHH|Kaohsiung=高雄市|Lingya=苓雅區;Zuoying=左營區;Fengshan=鳳山區
    KIN|Kinmen=金門縣|Jincheng=金城鎮
    LIE|Lienchiang=連江縣|Nangan=南竿鄉
    MIA|Miaoli=苗栗縣|Miaoli=苗栗市;Toufen=頭份市
    NAN|Nantou=南投縣|Nantou=南投市;Puli=埔里鎮
    NWT|New Taipei=新北市|Banqiao=板橋區;Zhonghe=中和區;Tamsui=淡水區
    PEN|Penghu=澎湖縣|Magong=馬公市
    PIF|Pingtung=屏東縣|Pingtung=屏東市;Hengchun=恆春鎮
    TAO|Taoyuan=桃園市|Taoyuan=桃園區;Zhongli=中壢區
    TNN|Tainan=臺南市|West Central=中西區;Anping=安平區;Yongkang=永康區
    TPE|Taipei=臺北市|Da'an=大安區;Xinyi=信義區;Zhongshan=中山區;Shilin=士林區
    TTT|Taitung=臺東縣|Taitung=臺東市
    TXG|Taichung=臺中市|Xitun=西屯區;North=北區;Fengyuan=豐原區
    YUN|Yunlin=雲林縣|Douliu=斗六市;Huwei=虎尾鎮`,
  TH: `
    10|Bangkok=กรุงเทพมหานคร|Pathum Wan=ปทุมวัน;Bang Rak=บางรัก;Chatuchak=จตุจักร;Watthana=วัฒนา;Phra Nakhon=พระนคร
    11|Samut Prakan=สมุทรปราการ|Mueang Samut Prakan=เมืองสมุทรปราการ;Bang Phli=บางพลี
    12|Nonthaburi=นนทบุรี|Mueang Nonthaburi=เมืองนนทบุรี;Pak Kret=ปากเกร็ด
    13|Pathum Thani=ปทุมธานี|Mueang Pathum Thani=เมืองปทุมธานี;Khlong Luang=คลองหลวง
    14|Phra Nakhon Si Ayutthaya=พระนครศรีอยุธยา|Phra Nakhon Si Ayutthaya=พระนครศรีอยุธยา;Bang Pa-in=บางปะอิน
    20|Chon Buri=ชลบุรี|Mueang Chon Buri=เมืองชลบุรี;Bang Lamung=บางละมุง;Si Racha=ศรีราชา
    21|Rayong=ระยอง|Mueang Rayong=เมืองระยอง;Ban Chang=บ้านฉาง
    22|Chanthaburi=จันทบุรี|Mueang Chanthaburi=เมืองจันทบุรี
    23|Trat=ตราด|Mueang Trat=เมืองตราด;Ko Chang=เกาะช้าง
    30|Nakhon Ratchasima=นครราชสีมา|Mueang Nakhon Ratchasima=เมืองนครราชสีมา;Pak Chong=ปากช่อง
    34|Ubon Ratchathani=อุบลราชธานี|Mueang Ubon Ratchathani=เมืองอุบลราชธานี
    40|Khon Kaen=ขอนแก่น|Mueang Khon Kaen=เมืองขอนแก่น
    41|Udon Thani=อุดรธานี|Mueang Udon Thani=เมืองอุดรธานี
    50|Chiang Mai=เชียงใหม่|Mueang Chiang Mai=เมืองเชียงใหม่;Hang Dong=หางดง;San Sai=สันทราย
    52|Lampang=ลำปาง|Mueang Lampang=เมืองลำปาง
    57|Chiang Rai=เชียงราย|Mueang Chiang Rai=เมืองเชียงราย;Mae Sai=แม่สาย
    58|Mae Hong Son=แม่ฮ่องสอน|Mueang Mae Hong Son=เมืองแม่ฮ่องสอน;Pai=ปาย
    64|Sukhothai=สุโขทัย|Mueang Sukhothai=เมืองสุโขทัย
    65|Phitsanulok=พิษณุโลก|Mueang Phitsanulok=เมืองพิษณุโลก
    71|Kanchanaburi=กาญจนบุรี|Mueang Kanchanaburi=เมืองกาญจนบุรี
    73|Nakhon Pathom=นครปฐม|Mueang Nakhon Pathom=เมืองนครปฐม;Sam Phran=สามพราน
    76|Phetchaburi=เพชรบุรี|Mueang Phetchaburi=เมืองเพชรบุรี;Cha-am=ชะอำ
    77|Prachuap Khiri Khan=ประจวบคีรีขันธ์|Hua Hin=หัวหิน;Pran Buri=ปราณบุรี
    80|Nakhon Si Thammarat=นครศรีธรรมราช|Mueang Nakhon Si Thammarat=เมืองนครศรีธรรมราช
    81|Krabi=กระบี่|Mueang Krabi=เมืองกระบี่;Ko Lanta=เกาะลันตา
    83|Phuket=ภูเก็ต|Mueang Phuket=เมืองภูเก็ต;Kathu=กะทู้;Thalang=ถลาง
    84|Surat Thani=สุราษฎร์ธานี|Mueang Surat Thani=เมืองสุราษฎร์ธานี;Ko Samui=เกาะสมุย
    90|Songkhla=สงขลา|Mueang Songkhla=เมืองสงขลา;Hat Yai=หาดใหญ่`,
}
