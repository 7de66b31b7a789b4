import type { States } from '../places'

export const EUROPE: States = {
  PT: `
    01|Aveiro|Aveiro;Águeda;Espinho;Ovar
    02|Beja|Beja;Moura;Odemira
    03|Braga|Braga;Guimarães;Barcelos;Famalicão
    04|Bragança|Bragança;Mirandela
    05|Castelo Branco|Castelo Branco;Covilhã;Fundão
    06|Coimbra|Coimbra;Figueira da Foz
    07|Évora|Évora;Estremoz;Montemor-o-Novo
    08|Faro|Faro;Albufeira;Lagos;Portimão;Tavira
    09|Guarda|Guarda;Seia
    10|Leiria|Leiria;Caldas da Rainha;Nazaré;Peniche
    11|Lisboa|Lisboa;Amadora;Cascais;Oeiras;Sintra
    12|Portalegre|Portalegre;Elvas
    13|Porto|Porto;Vila Nova de Gaia;Matosinhos;Maia
    14|Santarém|Santarém;Tomar;Abrantes
    15|Setúbal|Setúbal;Almada;Barreiro;Seixal;Sesimbra
    16|Viana do Castelo|Viana do Castelo;Ponte de Lima
    17|Vila Real|Vila Real;Chaves
    18|Viseu|Viseu;Lamego
    20|Açores|Ponta Delgada;Angra do Heroísmo;Horta
    30|Madeira|Funchal;Machico;Câmara de Lobos`,
  ES: `
    C|A Coruña|A Coruña;Santiago de Compostela;Ferrol
    VI|Álava|Vitoria-Gasteiz
    AB|Albacete|Albacete;Almansa
    A|Alicante|Alicante;Elche;Benidorm
    AL|Almería|Almería;Roquetas de Mar
    O|Asturias|Oviedo;Gijón;Avilés
    AV|Ávila|Ávila
    BA|Badajoz|Badajoz;Mérida
    PM|Balears|Palma;Ibiza;Mahón
    B|Barcelona|Barcelona;L'Hospitalet de Llobregat;Badalona;Sabadell;Sitges
    BI|Bizkaia|Bilbao;Barakaldo;Getxo
    BU|Burgos|Burgos;Aranda de Duero
    CC|Cáceres|Cáceres;Plasencia
    CA|Cádiz|Cádiz;Jerez de la Frontera;Algeciras
    S|Cantabria|Santander;Torrelavega
    CS|Castellón|Castellón de la Plana;Benicàssim
    CE|Ceuta|Ceuta
    CR|Ciudad Real|Ciudad Real;Puertollano
    CO|Córdoba|Córdoba;Lucena
    CU|Cuenca|Cuenca
    SS|Gipuzkoa|San Sebastián;Irun
    GI|Girona|Girona;Figueres;Blanes
    GR|Granada|Granada;Motril
    GU|Guadalajara|Guadalajara
    H|Huelva|Huelva;Lepe
    HU|Huesca|Huesca;Jaca
    J|Jaén|Jaén;Úbeda
    LO|La Rioja|Logroño;Calahorra
    GC|Las Palmas|Las Palmas de Gran Canaria;Arrecife;Puerto del Rosario
    LE|León|León;Ponferrada
    L|Lleida|Lleida
    LU|Lugo|Lugo
    M|Madrid|Madrid;Alcalá de Henares;Getafe;Leganés;Móstoles
    MA|Málaga|Málaga;Marbella;Ronda
    ML|Melilla|Melilla
    MU|Murcia|Murcia;Cartagena;Lorca
    NA|Navarra|Pamplona;Tudela
    OR|Ourense|Ourense
    P|Palencia|Palencia
    PO|Pontevedra|Vigo;Pontevedra
    SA|Salamanca|Salamanca
    TF|Santa Cruz de Tenerife|Santa Cruz de Tenerife;La Laguna;Adeje
    SG|Segovia|Segovia
    SE|Sevilla|Sevilla;Dos Hermanas;Écija
    SO|Soria|Soria
    T|Tarragona|Tarragona;Reus;Salou
    TE|Teruel|Teruel
    TO|Toledo|Toledo;Talavera de la Reina
    V|Valencia|Valencia;Torrent;Gandia
    VA|Valladolid|Valladolid
    ZA|Zamora|Zamora
    Z|Zaragoza|Zaragoza;Calatayud`,
  FR: `
    ARA|Auvergne-Rhône-Alpes|Lyon;Grenoble;Saint-Étienne;Annecy;Clermont-Ferrand
    BFC|Bourgogne-Franche-Comté|Dijon;Besançon
    BRE|Bretagne|Rennes;Brest;Quimper;Saint-Malo
    CVL|Centre-Val de Loire|Tours;Orléans;Bourges
    20R|Corse|Ajaccio;Bastia
    GES|Grand Est|Strasbourg;Reims;Metz;Nancy
    HDF|Hauts-de-France|Lille;Amiens;Calais
    IDF|Île-de-France|Paris;Versailles;Boulogne-Billancourt;Saint-Denis
    NOR|Normandie|Rouen;Caen;Le Havre
    NAQ|Nouvelle-Aquitaine|Bordeaux;Limoges;Poitiers;La Rochelle;Biarritz
    OCC|Occitanie|Toulouse;Montpellier;Nîmes;Perpignan
    PDL|Pays de la Loire|Nantes;Angers;Le Mans
    PAC|Provence-Alpes-Côte d'Azur|Marseille;Nice;Toulon;Aix-en-Provence;Cannes;Avignon`,
  DE: `
    BW|Baden-Württemberg|Stuttgart;Karlsruhe;Mannheim;Freiburg;Heidelberg
    BY|Bayern|München;Nürnberg;Augsburg;Regensburg
    BE|Berlin|Berlin
    BB|Brandenburg|Potsdam;Cottbus
    HB|Bremen|Bremen;Bremerhaven
    HH|Hamburg|Hamburg
    HE|Hessen|Frankfurt am Main;Wiesbaden;Kassel;Darmstadt
    MV|Mecklenburg-Vorpommern|Rostock;Schwerin
    NI|Niedersachsen|Hannover;Braunschweig;Göttingen;Oldenburg
    NW|Nordrhein-Westfalen|Köln;Düsseldorf;Dortmund;Essen;Bonn;Münster
    RP|Rheinland-Pfalz|Mainz;Koblenz;Trier
    SL|Saarland|Saarbrücken
    SN|Sachsen|Leipzig;Dresden;Chemnitz
    ST|Sachsen-Anhalt|Magdeburg;Halle
    SH|Schleswig-Holstein|Kiel;Lübeck;Flensburg
    TH|Thüringen|Erfurt;Jena;Weimar`,
  GB: `
    ENG|England|London;Birmingham;Manchester;Liverpool;Leeds;Bristol;Newcastle upon Tyne;Oxford;Cambridge;Brighton
    NIR|Northern Ireland|Belfast;Derry;Lisburn
    SCT|Scotland|Edinburgh;Glasgow;Aberdeen;Dundee;Inverness
    WLS|Wales|Cardiff;Swansea;Newport;Bangor`,
  IT: `
    65|Abruzzo|L'Aquila;Pescara
    77|Basilicata|Potenza;Matera
    78|Calabria|Catanzaro;Reggio Calabria
    72|Campania|Napoli;Salerno;Caserta
    45|Emilia-Romagna|Bologna;Modena;Parma;Rimini
    36|Friuli-Venezia Giulia|Trieste;Udine
    62|Lazio|Roma;Latina;Viterbo
    42|Liguria|Genova;La Spezia;Sanremo
    25|Lombardia|Milano;Bergamo;Brescia;Como
    57|Marche|Ancona;Pesaro
    67|Molise|Campobasso
    21|Piemonte|Torino;Novara;Asti
    75|Puglia|Bari;Lecce;Taranto
    88|Sardegna|Cagliari;Sassari;Olbia
    82|Sicilia|Palermo;Catania;Messina;Siracusa
    52|Toscana|Firenze;Pisa;Siena;Livorno
    32|Trentino-Alto Adige|Trento;Bolzano
    55|Umbria|Perugia;Terni
    23|Valle d'Aosta|Aosta
    34|Veneto|Venezia;Verona;Padova;Vicenza`,
}
