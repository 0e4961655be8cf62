/** Misspelt words that learners write, and the right ones. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  `farmacy pharmacy|farmacie pharmacy|pharmacie pharmacy|neibour neighbour|neibor neighbor|neigbour neighbour|nieghbour neighbour|neighboor neighbour|neighbur neighbour|fone phone|eyse eyes|dres dress|worste worst|watchd watched|workd worked|askd asked|lookd looked|helpd helped|talkd talked|walkd walked
likd liked|wantd wanted|startd started|visitd visited|cookd cooked|nite night|tonite tonight|skool school|kichen kitchen|kitchin kitchen|frend friend|frends friends|famly family|hospitel hospital|resturant restaurant|restorant restaurant|restaurent restaurant|vegtables vegetables
vegatables vegetables|tommorow tomorrow|tomorow tomorrow|tommorrow tomorrow|yesturday yesterday|yestarday yesterday|wendsday Wednesday|wensday Wednesday|wednsday Wednesday|thurday Thursday|saterday Saturday|tusday Tuesday|febuary February|augost August|secretery secretary|exersise exercise
excercise exercise|exercice exercise|langage language|languege language|lenguage language|diferent different|diffrent different|favourit favourite|favorit favorite|intresting interesting|interessting interesting|beautifull beautiful|beutiful beautiful|beautyful beautiful|trafic traffic|adres address
adress address|apartament apartment|appartement apartment|buisness business|bussiness business|calender calendar|cematery cemetery|collegue colleague|colegue colleague|definately definitely|definitly definitely|enviroment environment|foriegn foreign|foreing foreign|goverment government|grammer grammar
gramar grammar|imediately immediately|independant independent|knowlege knowledge|libary library|liberry library|lisen listen|litle little|medecine medicine|neccessary necessary|necesary necessary|realy really|recomend recommend|reccomend recommend|seperate separate|suprise surprise|surprice surprise
untill until|usefull useful|wonderfull wonderful|carefull careful|succesful successful|sucessful successful|tryng trying|waching watching|wacth watch|whant want|wheather weather|wieght weight|hieght height|writen written|shure sure|sanwich sandwich|sandwitch sandwich
choclate chocolate|chocolat chocolate|cofee coffee|coffe coffee|brekfast breakfast|breackfast breakfast|vilage village|holliday holiday|hollidays holidays|holydays holidays|suday Sunday|umbrela umbrella|shrit shirt|swetter sweater|trowsers trousers|trausers trousers|glases glasses|sisster sister
becouse because|becuase because|becase because|beacause because|beacuse because|becaus because|becausse because|bicause because|becous because|becose because|wich which|whith with|wiht with|wat what
wher where|ther there|thier their|thay they|thei they|thes these|tis this|dat that|tha that|teh the|tge the|hte the|iam I am|im I'm|ive I've|youre you're|theyre they're|weve we've|thats that's
theres there's|hes he's|dont don't|doesnt doesn't|dosent doesn't|dosnt doesn't|didnt didn't|dident didn't|isnt isn't|arent aren't|wasnt wasn't|werent weren't|havent haven't|hasnt hasn't|hadnt hadn't
couldnt couldn't|wouldnt wouldn't|shouldnt shouldn't|woud would|wuld would|coud could|culd could|shoud should|shuld should|wud would|wil will|wiil will|whil while|haveing having|writting writing
writeing writing|comming coming|makeing making|takeing taking|liveing living|useing using|driveing driving|danceing dancing|runing running|swiming swimming|shoping shopping|geting getting
puting putting|stoped stopped|studing studying|studyed studied|tryed tried|cryed cried|playd played|plaied played|stayd stayed|staied stayed|flied flew|haved had|childen children|chidren children
persones people|citys cities|countrys countries|partys parties|familys families|babys babies|storys stories|ladys ladies|hobbys hobbies|bodys bodies|companys companies|universitys universities
potatos potatoes|tomatos tomatoes|boxs boxes|watchs watches|classs class|dishs dishes|beachs beaches|churchs churches|sandwichs sandwiches|tomorow tomorrow|tommorow tomorrow|tommorrow tomorrow
tomorro tomorrow|tomorrrow tomorrow|yestarday yesterday|yesteday yesterday|yesturday yesterday|yesterdey yesterday|wensday Wednesday|wendsday Wednesday|wednsday Wednesday|wendesday Wednesday
wenesday Wednesday|thusday Thursday|tursday Thursday|thuesday Tuesday|tusday Tuesday|saterday Saturday|satuday Saturday|febuary February|januari January|agust August|augost August|septembre September
octobre October|novembre November|decembre December|dezember December|oktober October|beautifull beautiful|beatiful beautiful|beutiful beautiful|beautifoul beautiful|butiful beautiful
beatifull beautiful|beutifull beautiful|bautiful beautiful|wonderfull wonderful|usefull useful|carefull careful|helpfull helpful|successfull successful|sucessful successful|succesful successful
greatful grateful|untill until|allways always|alway always|allready already|alredy already|alot a lot|eachother each other|atleast at least|infact in fact|incase in case|aswell as well
everytime every time|noone no one|intresting interesting|interresting interesting|interessting interesting|interesant interesting|interessant interesting|interressting interesting|diffrent different
diferent different|differnt different|dificult difficult|difficoult difficult|difficul difficult|dificul difficult|importent important|expensiv expensive|expencive expensive|exspensive expensive
delicius delicious|delicous delicious|dilicious delicious|confortable comfortable|comfortabel comfortable|comftable comfortable|dangerus dangerous|realy really|reely really|finaly finally
usualy usually|usally usually|normaly normally|generaly generally|totaly totally|especialy especially|specialy especially|definately definitely|definitly definitely|definatly definitely
probaly probably|probabily probably|probobly probably|prolly probably|immediatly immediately|imediatly immediately|exactely exactly|completly completely|extremly extremely|unfortunatly unfortunately
unfortunally unfortunately|sinse since|sence since|frend friend|freind friend|freinds friends|frends friends|firend friend|familly family|famille family|famili family|brothr brother|brodher brother
broder brother|bruder brother|moter mother|mather mother|fater father|fahter father|granmother grandmother|grandfater grandfather|neigbour neighbour|nieghbour neighbour|neighbur neighbour
wether weather|weahter weather|wheater weather|scool school|shcool school|schol school|scholl school|shool school|skool school|techer teacher|teatcher teacher|studens students|studets students
universtity university|univercity university|universaty university|langauge language|languaje language|lenguage language|langage language|lenguaje language|inglish English|englisch English
englsh English|enghlish English|englis English|spanisch Spanish|germen German|restaurante restaurant|restorant restaurant|resturant restaurant|restaraunt restaurant|restoran restaurant
restauran restaurant|brekfast breakfast|breackfast breakfast|breakfest breakfast|brakfast breakfast|chocolat chocolate|choclate chocolate|cofee coffee|coffe coffee|cofe coffee|caffe coffee
kaffee coffee|coffie coffee|sugger sugar|suger sugar|vegatables vegetables|vegtables vegetables|vegetabels vegetables|vegetabls vegetables|potatoe potato|tomatoe tomato|chiken chicken|chikken chicken
sandwitch sandwich|sandwhich sandwich|hungri hungry|tirsty thirsty|thursty thirsty|holydays holidays|holliday holiday|hollidays holidays|holyday holiday|vacaciones vacation|travell travel
traval travel|jurney journey|trafic traffic|trafik traffic|adress address|adresse address|addres address|appartment apartment|apartament apartment|appartament apartment|hause house|hous house
haus house|gardin garden|kichen kitchen|kitchin kitchen|kithcen kitchen|bathrom bathroom|badroom bathroom|forrest forest|montain mountain|moutain mountain|mountin mountain|mounten mountain
bycicle bicycle|bicicle bicycle|bycycle bicycle|musik music|musique music|fotball football|futball football|footbal football|futbol football|basketbal basketball|tenis tennis|tennes tennis
guitare guitar|gitarre guitar|guitarr guitar|enviroment environment|environement environment|goverment government|govermment government|tecnology technology|technologie technology|telefone telephone
telephon telephone|telefon telephone|computor computer|computter computer|programm program|knowlege knowledge|knowladge knowledge|experiance experience|expirience experience|experence experience
oportunity opportunity|opurtunity opportunity|recieve receive|receve receive|recived received|recieved received|beleive believe|belive believe|beleve believe|tought thought|thougt thought
thougth thought|throught through|enought enough|enouth enough|enogh enough|inuf enough|nead need|neet need|knwo know|konw know|knaw know|whant want|lern learn|lerning learning|studie study
writen written|wrotten written|broght brought|brougth brought|bougth bought|bougt bought|boght bought|cought caught|happend happened|hapened happened|hapen happen|prefere prefer|preffer prefer
prefered preferred|developement development|seperate separate|necesary necessary|neccessary necessary|nessesary necessary|neccesary necessary|posible possible|possibel possible|imposible impossible
acomodation accommodation|accomodation accommodation|begining beginning|buisness business|bussiness business|busines business|bisness business|calender calendar|collegue colleague|colleage colleague
collegues colleagues|concious conscious|curiousity curiosity|embarass embarrass|embarassed embarrassed|embarrased embarrassed|excelent excellent|exellent excellent|favorit favorite|favourit favourite
favorate favorite|favrite favorite|foriegn foreign|forein foreign|grammer grammar|gramar grammar|heigth height|hight height|higth height|hopefuly hopefully|hospitle hospital|ospital hospital
independant independent|intelligant intelligent|inteligent intelligent|liesure leisure|maintainance maintenance|medicin medicine|medecine medicine|minuts minutes|minut minute|houer hour
hostpital hospital|peice piece|pepole people|poeple people|peaple people|peple people|persone person|possition position|pronounciation pronunciation|pronunce pronounce|quik quick|quikly quickly
recomend recommend|reccomend recommend|reccommend recommend|responsable responsible|secratary secretary|similiar similar|strenght strength|lenght length|suprise surprise|surprice surprise
surprize surprise|suprised surprised|truely truly|twelth twelfth|fourty forty|ninty ninety|fiveteen fifteen|fiften fifteen|fivteen fifteen|eigth eighth|eigt eight|wierd weird|wellcome welcome
welcom welcome|yung young|yong young|anser answer|awnser answer|aswer answer|ansewr answer|somthing something|somethink something|somethig something|somone someone|somtimes sometimes
sometims sometimes|evry every|everbody everybody|evrything everything|eny any|menny many|meny many|moust must|musst must|nothink nothing|anythink anything|litle little|littel little|littl little
bigest biggest|biger bigger|hoter hotter|hotest hottest|gud good|goood good|verry very|vry very|wery very|veri very|tierd tired|tyred tired|trie try|clotes clothes|clothers clothes|trowsers trousers
jackett jacket|shooes shoes|shose shoes|jeens jeans|swetter sweater|rigth right|rihgt right|ligth light|nigth night|nite night|tonigth tonight|toninght tonight|nightime nighttime|strit street
streat street|stret street|lugage luggage|tiket ticket|biglietto ticket|passaport passport|pasport passport|airoport airport|aeroport airport|airpot airport|statoin station|staition station|wnat want
waht what|hwo how|adn and|nad and|fo of|ot to|jsut just|hvae have|ahve have|taht that|thsi this|yuo you|yoru your|liek like|lkie like|mkae make|closd closed|opend opened|foto photo|fotos photos
sned send|freetime free time|infront in front|nxet next|alos also|sopme some|smae same|abuot about|beacuase because|becuas because|peope people|peopel people|hapy happy|hapiness happiness
hungery hungry|angri angry|sory sorry|sorri sorry|plese please|pleace please|plis please|thankyou thank you|wach watch|whatch watch|wathc watch|chep cheap|quiality quality|qualitiy quality
teather theatre|theather theatre|thater theatre|libary library|librery library|liberary library|musem museum|musuem museum|markt market|marquet market|supermarkt supermarket|supermarcket supermarket
stasion station|staton station|vegetales vegetables|vegitables vegetables|frute fruit|fruts fruits|sallad salad|salat salad|soop soup|chese cheese|chees cheese|buter butter|spagetti spaghetti
spageti spaghetti|icecream ice cream|orage orange|tost toast|yogourt yogurt|yougurt yogurt|appel apple|aple apple|bananna banana|strawbery strawberry|docter doctor|doktor doctor|nurs nurse
enginer engineer|ingeneer engineer|enginner engineer|lawer lawyer|actores actors|polise police|polis police|shef chef|hansome handsome|handsom handsome|inteligente intelligent|sympatic nice
simpatic nice|funy funny|lasy lazy|crasy crazy|nervios nervous|nervus nervous|patien patient|serius serious|serios serious|clerver clever|frendly friendly|freindly friendly|friendley friendly
lovley lovely|lovly lovely|gardn garden|experiense experience|exprience experience|exercice exercise|excersise exercise|exersise exercise|excercise exercise|exemple example|exampel example
explane explain|answere answer|repit repeat|reapet repeat|writte write|spek speak|speek speak|speeking speaking|speaken spoken|unterstand understand|undestand understand|understend understand
anderstand understand|mesage message|mashine machine|machin machine|rember remember|remeber remember|rememeber remember|forgoten forgotten|forgott forgot|choise choice|decission decision
desicion decision|decition decision|deside decide|desided decided|desision decision|preffered preferred|preferd preferred|visitted visited|visted visited|travelld travelled|arived arrived|arive arrive
ariving arriving|stopt stopped|happends happens|hapens happens|borned born|dieing dying|lieing lying|tring trying|triing trying|plaing playing|palying playing|playng playing|goin going|goning going
doning doing|somebodi somebody|nobodi nobody|anybodi anybody|evrybody everybody|evryone everyone|everthing everything|everyting everything|somting something|sumthing something|anyting anything
nothig nothing|twelv twelve|thirten thirteen|fourten fourteen|eightteen eighteen|ninteen nineteen|twenti twenty|thirthy thirty|fivty fifty|hundert hundred|hundread hundred|tousand thousand
thousend thousand|secound second|seccond second|thrid third|fith fifth|sumer summer|sommer summer|wintter winter|autum autumn|automn autumn|sprin spring|mondey Monday|tuseday Tuesday|teusday Tuesday
thirsday Thursday|fryday Friday|saturdey Saturday|sundey Sunday|juli July|januar January|februar February|septemer September|setember September|novemeber November|decemeber December|wekend weekend
weeckend weekend|weekand weekend|mornig morning|moorning morning|morining morning|afternon afternoon|evning evening|eavning evening|evenning evening|yesterdy yesterday|yestreday yesterday
tommorw tomorrow|tody today|somedays some days|lastweek last week|nextweek next week|goodmorning good morning|goodbay goodbye|godbye goodbye|helo hello|hallo hello|wellcomed welcomed
greatings greetings|congratulaions congratulations|birtday birthday|birthsday birthday|brithday birthday|bithday birthday|presant present|pressent present|chrismas Christmas|cristmas Christmas
chirstmas Christmas|turists tourists|turist tourist|hotell hotel|recepcion reception|receptionniste receptionist|bagage baggage|suitecase suitcase|passaporte passport|umbrela umbrella
ombrella umbrella|wheather weather|sunnny sunny|cludy cloudy|rainning raining|snowin snowing|temperatur temperature|themperature temperature|univers universe|internt internet|intenet internet
webside website|web-side website|aplication application|aplications applications|telefono telephone|vidio video|vidios videos|televison television|telivision television|televisión television
aktivity activity|activites activities|activitys activities|competion competition|championchip championship|skateing skating|gimnastic gymnastics|profesor professor|profesional professional
comunicate communicate|comunication communication|oportunities opportunities|posibility possibility|posibilities possibilities|responsability responsibility|responsabilities responsibilities
advantange advantage|advantadge advantage|disavantage disadvantage|disadvantadge disadvantage|adventage advantage|pollusion pollution|polution pollution|envirnoment environment
enviromental environmental|goverments governments|helthy healthy|healty healthy|helth health|unhealty unhealthy|medecin medicine|headacke headache|headach headache|stomack stomach|troat throat
ilness illness|cant can't|wont won't|thru through|cheep cheap|wold would|hungy hungry|speeks speaks|maried married|headake headache|bestfriend best friend|bestfriends best friends|wather weather
liks likes|lieks likes|hav have|walet wallet|faverite favourite|boyfreind boyfriend|girlfreind girlfriend|highschool high school|icecreams ice creams|homeworkes homework|sistar sister|bruther brother
muther mother|dougther daughter|doughter daughter|daugther daughter|doughters daughters|daugter daughter|hasband husband|husbend husband|childern children|chidlren children|wiev view|nowdays nowadays
nowaday nowadays|now-a-days nowadays|evryday every day|oppinion opinion|opinnion opinion|oponion opinion|thougths thoughts|arguement argument|becomming becoming|beggining beginning|beginer beginner
begginer beginner|comittee committee|dissapear disappear|disapear disappear|dissapoint disappoint|disapointed disappointed|dissapointed disappointed|existance existence|familar familiar|fullfil fulfil
garantee guarantee|happyness happiness|harrass harass|immediatelly immediately|intrest interest|intrested interested|interrested interested|knowlegde knowledge|lazyness laziness|liason liaison
lisence license|mispell misspell|momento moment|noticable noticeable|occured occurred|ocassion occasion|occassion occasion|ocasion occasion|ocurred occurred|paralel parallel|parlament parliament
persue pursue|posess possess|preceed precede|prefering preferring|proffesional professional|proffesor professor|professer professor|publically publicly|refered referred|relevent relevant
religous religious|repitition repetition|rythm rhythm|rithm rhythm|sieze seize|sincerly sincerely|sincerelly sincerely|speach speech|stoping stopping|studys studies|sucess success|succes success
succesfully successfully|tatoo tattoo|tendancy tendency|transfered transferred|unforgetable unforgettable|usualley usually|vaccum vacuum|vegeterian vegetarian|vegitarian vegetarian
vegetarien vegetarian|visious vicious|volontary voluntary|volontier volunteer|wellknown well-known|whereever wherever|withdrawl withdrawal|yatch yacht|whats what's|shes she's|planing planning
planed planned|siting sitting|pleas please|bred bread`
    .split(/[|\n]/)
    .flatMap((pair) => {
      const [wrong = '', ...right] = pair.split(' ')
      return wrong && right.length > 0 ? [[wrong, right.join(' ')] as const] : []
    }),
)
