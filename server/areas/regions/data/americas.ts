import type { States } from '../places'

export const AMERICAS: States = {
  US: `
    AL|Alabama|Birmingham;Huntsville;Mobile;Montgomery
    AK|Alaska|Anchorage;Fairbanks;Juneau
    AZ|Arizona|Phoenix;Tucson;Mesa;Scottsdale;Flagstaff
    AR|Arkansas|Little Rock;Fayetteville;Fort Smith
    CA|California|Los Angeles;San Diego;San Jose;San Francisco;Fresno;Sacramento;Oakland;Long Beach
    CO|Colorado|Denver;Colorado Springs;Boulder;Fort Collins
    CT|Connecticut|Hartford;New Haven;Stamford;Bridgeport
    DE|Delaware|Wilmington;Dover;Newark
    DC|District of Columbia|Washington
    FL|Florida|Miami;Orlando;Tampa;Jacksonville;Tallahassee
    GA|Georgia|Atlanta;Savannah;Augusta;Athens
    HI|Hawaii|Honolulu;Hilo;Kailua
    ID|Idaho|Boise;Idaho Falls;Nampa
    IL|Illinois|Chicago;Springfield;Naperville;Peoria
    IN|Indiana|Indianapolis;Fort Wayne;Bloomington
    IA|Iowa|Des Moines;Cedar Rapids;Iowa City
    KS|Kansas|Wichita;Topeka;Kansas City
    KY|Kentucky|Louisville;Lexington;Frankfort
    LA|Louisiana|New Orleans;Baton Rouge;Lafayette
    ME|Maine|Portland;Bangor;Augusta
    MD|Maryland|Baltimore;Annapolis;Rockville
    MA|Massachusetts|Boston;Cambridge;Worcester;Springfield
    MI|Michigan|Detroit;Grand Rapids;Ann Arbor;Lansing
    MN|Minnesota|Minneapolis;Saint Paul;Duluth;Rochester
    MS|Mississippi|Jackson;Gulfport;Biloxi
    MO|Missouri|Saint Louis;Kansas City;Springfield
    MT|Montana|Billings;Missoula;Bozeman
    NE|Nebraska|Omaha;Lincoln
    NV|Nevada|Las Vegas;Reno;Carson City
    NH|New Hampshire|Manchester;Concord;Nashua
    NJ|New Jersey|Newark;Jersey City;Trenton;Princeton
    NM|New Mexico|Albuquerque;Santa Fe;Las Cruces
    NY|New York|New York;Buffalo;Rochester;Albany;Syracuse
    NC|North Carolina|Charlotte;Raleigh;Durham;Asheville
    ND|North Dakota|Fargo;Bismarck
    OH|Ohio|Columbus;Cleveland;Cincinnati;Toledo
    OK|Oklahoma|Oklahoma City;Tulsa;Norman
    OR|Oregon|Portland;Eugene;Salem;Bend
    PA|Pennsylvania|Philadelphia;Pittsburgh;Harrisburg;Allentown
    RI|Rhode Island|Providence;Newport
    SC|South Carolina|Charleston;Columbia;Greenville
    SD|South Dakota|Sioux Falls;Rapid City
    TN|Tennessee|Nashville;Memphis;Knoxville;Chattanooga
    TX|Texas|Houston;San Antonio;Dallas;Austin;Fort Worth;El Paso
    UT|Utah|Salt Lake City;Provo;Ogden
    VT|Vermont|Burlington;Montpelier
    VA|Virginia|Richmond;Virginia Beach;Arlington;Norfolk
    WA|Washington|Seattle;Spokane;Tacoma;Olympia
    WV|West Virginia|Charleston;Morgantown
    WI|Wisconsin|Milwaukee;Madison;Green Bay
    WY|Wyoming|Cheyenne;Casper;Jackson`,
  CA: `
    AB|Alberta|Calgary;Edmonton;Red Deer
    BC|British Columbia|Vancouver;Victoria;Surrey;Kelowna
    MB|Manitoba|Winnipeg;Brandon
    NB|New Brunswick|Fredericton;Moncton;Saint John
    NL|Newfoundland and Labrador|St. John's;Corner Brook
    NS|Nova Scotia|Halifax;Sydney
    NT|Northwest Territories|Yellowknife
    NU|Nunavut|Iqaluit
    ON|Ontario|Toronto;Ottawa;Hamilton;London;Kingston
    PE|Prince Edward Island|Charlottetown
    QC|Quebec|Montréal;Québec;Laval;Gatineau
    SK|Saskatchewan|Saskatoon;Regina
    YT|Yukon|Whitehorse`,
  MX: `
    AGU|Aguascalientes|Aguascalientes;Calvillo
    BCN|Baja California|Tijuana;Mexicali;Ensenada
    BCS|Baja California Sur|La Paz;Los Cabos
    CAM|Campeche|Campeche;Ciudad del Carmen
    CHP|Chiapas|Tuxtla Gutiérrez;San Cristóbal de las Casas;Tapachula
    CHH|Chihuahua|Chihuahua;Ciudad Juárez;Delicias
    CMX|Ciudad de México|Álvaro Obregón;Benito Juárez;Coyoacán;Cuauhtémoc;Iztapalapa;Miguel Hidalgo;Tlalpan
    COA|Coahuila|Saltillo;Torreón;Monclova
    COL|Colima|Colima;Manzanillo
    DUR|Durango|Durango;Gómez Palacio
    GUA|Guanajuato|León;Guanajuato;Irapuato;Celaya
    GRO|Guerrero|Acapulco;Chilpancingo;Taxco
    HID|Hidalgo|Pachuca;Tulancingo
    JAL|Jalisco|Guadalajara;Zapopan;Puerto Vallarta;Tlaquepaque
    MEX|Estado de México|Toluca;Ecatepec;Naucalpan;Tlalnepantla
    MIC|Michoacán|Morelia;Uruapan;Zamora
    MOR|Morelos|Cuernavaca;Cuautla
    NAY|Nayarit|Tepic;Bahía de Banderas
    NLE|Nuevo León|Monterrey;San Pedro Garza García;Guadalupe
    OAX|Oaxaca|Oaxaca de Juárez;Salina Cruz;Puerto Escondido
    PUE|Puebla|Puebla;Cholula;Tehuacán
    QUE|Querétaro|Querétaro;San Juan del Río
    ROO|Quintana Roo|Cancún;Playa del Carmen;Chetumal;Cozumel
    SLP|San Luis Potosí|San Luis Potosí;Ciudad Valles
    SIN|Sinaloa|Culiacán;Mazatlán;Los Mochis
    SON|Sonora|Hermosillo;Ciudad Obregón;Nogales
    TAB|Tabasco|Villahermosa;Cárdenas
    TAM|Tamaulipas|Reynosa;Matamoros;Tampico;Ciudad Victoria
    TLA|Tlaxcala|Tlaxcala;Apizaco
    VER|Veracruz|Veracruz;Xalapa;Coatzacoalcos;Orizaba
    YUC|Yucatán|Mérida;Valladolid;Progreso
    ZAC|Zacatecas|Zacatecas;Fresnillo`,
  BR: `
    AC|Acre|Rio Branco;Cruzeiro do Sul
    AL|Alagoas|Maceió;Arapiraca
    AP|Amapá|Macapá;Santana
    AM|Amazonas|Manaus;Parintins
    BA|Bahia|Salvador;Feira de Santana;Ilhéus
    CE|Ceará|Fortaleza;Sobral;Juazeiro do Norte
    DF|Distrito Federal|Brasília
    ES|Espírito Santo|Vitória;Vila Velha;Serra
    GO|Goiás|Goiânia;Anápolis
    MA|Maranhão|São Luís;Imperatriz
    MT|Mato Grosso|Cuiabá;Rondonópolis
    MS|Mato Grosso do Sul|Campo Grande;Dourados
    MG|Minas Gerais|Belo Horizonte;Uberlândia;Juiz de Fora;Ouro Preto
    PA|Pará|Belém;Santarém
    PB|Paraíba|João Pessoa;Campina Grande
    PR|Paraná|Curitiba;Londrina;Maringá;Foz do Iguaçu
    PE|Pernambuco|Recife;Olinda;Caruaru
    PI|Piauí|Teresina;Parnaíba
    RJ|Rio de Janeiro|Rio de Janeiro;Niterói;Petrópolis
    RN|Rio Grande do Norte|Natal;Mossoró
    RS|Rio Grande do Sul|Porto Alegre;Caxias do Sul;Pelotas
    RO|Rondônia|Porto Velho;Ji-Paraná
    RR|Roraima|Boa Vista
    SC|Santa Catarina|Florianópolis;Joinville;Blumenau
    SP|São Paulo|São Paulo;Campinas;Santos;Ribeirão Preto;Guarulhos
    SE|Sergipe|Aracaju
    TO|Tocantins|Palmas;Araguaína`,
}
