const words = (text: string): string[] => text.trim().split(/\s+/)

/** Nouns that are not counted. */
export const uncountable = words(`
advice information furniture luggage baggage homework housework knowledge equipment traffic weather news money music bread butter
rice milk progress research rubbish garbage luck fun health software hardware accommodation scenery permission jewellery jewelry evidence
electricity happiness patience violence sunshine sugar salt flour meat pasta cash clothing transport transportation pollution
vocabulary grammar pronunciation housing stuff underwear childhood unemployment poverty freedom peace courage honesty maths mathematics
physics politics gymnastics economics economy-class rain snow ice wood gold silver plastic petrol gas oil air oxygen wheat seafood
machinery mail postage garlic cotton leather wool mud dust
`)

/** Plurals that are not built with -s. */
export const irregularPlurals: Readonly<Record<string, string>> = Object.fromEntries(
  `man men|woman women|child children|person people|foot feet|tooth teeth|goose geese|mouse mice|life lives|wife wives|knife knives|leaf leaves|half halves
shelf shelves|wolf wolves|thief thieves|loaf loaves|fish fish|sheep sheep|deer deer|series series|species species|crisis crises|analysis analyses|policeman policemen
policewoman policewomen|fireman firemen|businessman businessmen|businesswoman businesswomen|gentleman gentlemen|salesman salesmen|postman postmen|fisherman fishermen
snowman snowmen|grandchild grandchildren|housewife housewives|midwife midwives|calf calves|scarf scarves|aircraft aircraft|means means|ox oxen|basis bases|hypothesis hypotheses`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ')),
)

/** People: whom verbs of living, liking and working can have as a subject. */
export const persons = words(`
mother father mum mom dad mummy daddy parent brother sister son daughter grandmother grandfather grandma grandpa granny uncle aunt cousin nephew niece husband wife
boyfriend girlfriend friend classmate colleague neighbour neighbor boss teacher student pupil doctor nurse dentist lawyer engineer waiter waitress driver singer actor
actress dancer writer artist painter player footballer manager director secretary receptionist cook chef baker farmer policeman policewoman man woman boy girl baby child kid
person teenager adult guest tourist customer client patient roommate flatmate partner coach trainer captain pilot journalist photographer scientist programmer designer
architect electrician mechanic plumber hairdresser salesman accountant cleaner vet king queen prince princess president mayor minister priest soldier thief stranger twin
grandson granddaughter grandchild grandparent stepmother stepfather landlord landlady professor tutor headteacher cat dog
`)

/** Jobs, which stand with "a" after "be". */
export const jobs = words(`
teacher student pupil doctor nurse dentist lawyer engineer waiter waitress driver singer actor actress dancer writer artist painter footballer secretary receptionist
chef baker farmer policeman policewoman pilot journalist photographer scientist programmer designer architect electrician mechanic plumber hairdresser accountant
cleaner vet soldier housewife salesman manager psychologist biologist translator musician tourist vegetarian vegan gardener carpenter butcher postman fireman firefighter
cashier beginner pharmacist businessman businesswoman consultant researcher librarian therapist physiotherapist developer seller cook teenager child
`)

/** Nouns that the dictionary wrongly lists as verbs, too. */
export const onlyNouns = words(`
house room table chair school bus car eye mother father brother sister friend boy girl man child week day month year hour minute morning afternoon evening
night weekend breakfast lunch dinner food bread egg cheese meat soup salad sandwich pizza cake chocolate coffee tea juice wine beer bottle glass cup plate kitchen bathroom
bedroom garden window door wall roof floor stairs city town village street road square bridge river sea lake mountain beach island forest wood field sky sun moon 
store market bank church museum library hospital hotel airport station cinema theatre theater restaurant cafe office company factory farm zoo pool stadium gym
animal cat dog horse cow pig bird mouse money price job boss lawyer picture photo camera computer laptop mobile tablet internet website page newspaper magazine
story novel film movie song music instrument guitar piano drum football basketball tennis volleyball sport team player game ball goal
class lesson course teacher student exam homework grammar word sentence language subject maths history science geography art pencil pen paper bag
body hair ear mouth nose tooth arm leg foot finger heart stomach shoulder knee skin blood cold headache flu medicine pill
shirt trousers jeans skirt jacket coat shoe boot sock hat scarf glove suit size family parent baby husband wife uncle aunt cousin birthday age
weather spring summer autumn winter season wind storm temperature holiday vacation trip journey ticket passport suitcase luggage tourist map plane boat
bike bicycle motorbike taxi underground tube subway tram accident traffic ticket platform idea problem reason way thing kind sort part side beginning middle example
news information letter address people person world country nature environment energy air earth future past 
life death war peace government law police crime prison health hospital luck time moment date clock party gift opinion fact truth 
sofa bed lamp mirror fridge oven toilet soap towel key desk shelf apple banana orange lemon tomato potato onion carrot fruit vegetable chicken fish rice
euro dollar pound cent percent degree kilometre kilometer metre meter kilo gram litre liter centimetre mile room service floor neighbour neighbor
activity hobby culture tradition society relationship situation difference advantage disadvantage opportunity success failure skill knowledge interview
actor actress singer artist writer story poem battery charger screen keyboard mouse button account password video channel series episode programme program
`)
