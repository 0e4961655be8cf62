import { names, properNames } from '#server/analysis/en/lexicon/names.ts'

// First names of today's students, and brands, games, shows and clubs of which they talk.
const students = `
ada alina amelie anouk aria arthur aurora ayla basti ben bea bruna candela charlotte charlie chloe claus cleo dani davi diogo edie elio elias eliot ella eloise emma enzo ethan eva evie ezra finn fred freddie freya gaia gael
george ginevra grace hailey harry heitor hugo ines isla izan jack jake jamie jayden jules jule kiara lara lea leandro lena leni leo leon leonie levi lia liam lilly lily lilou linus lio livia logan lola lorik lotta lou louane louis luan
luca lucia lucy luna luka lukas maeve malik mara martim mason matilda mats maelys mateo matheus mathis max maya megan mehdi mia mila milan milo mina mira mohamed nael nela neo nele nevio nino noa noah noel nora nour nuria oli olivia
oscar otto paco pau pedro phil pia pepe rafa rayan ruby ryan sami sara sina sofia sofie sophia sophie tess theo tilda timo tom toni tyler valentin vera vicky wanda yanis yann yara zac zoe zoey`
// Those that are words of their languages as well, so that they say nothing of the spelling of another.
const likeWords = `
alba ambre april aurore autumn bianca capucine celeste celia cielo constance daisy dolores estrella faith fleur flor gioia gloria hope iris ivy jade joy june linda luce luz mark marina marine mar olive paz prudence robin
rose serena skye sol sole summer sunny victoire viola violeta violette vitoria`
const brands = `
fanta coca coke pepsi sprite nutella oreo haribo milka kinder twix snickers pringles doritos nesquik capri redbull kfc burgerking mcdonalds mcdo subway starbucks lego playmobil barbie disney pixar marvel pokemon pikachu minecraft
fortnite roblox fifa mario luigi zelda sonic switch nintendo playstation xbox steam twitch discord whatsapp snap snapchat insta instagram tiktok youtube netflix spotify shein zara primark nike adidas puma vans converse
samsung apple huawei xiaomi iphone ipad naruto anime manga messi ronaldo neymar mbappe haaland yamal barca juve milan inter arsenal chelsea bayern psg benfica flamengo taylor swift billie eilish`

const setOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter(Boolean).map((each) => each.toLowerCase()))
const familiar = setOf([...names, ...properNames, ...students.split(/\s+/), ...brands.split(/\s+/)])
const persons = setOf([...names, ...students.split(/\s+/), ...likeWords.split(/\s+/)])

/** Whether a word is a name that people of many countries have. */
export const isPersonsName = (lower: string): boolean => persons.has(lower)

/** Whether a word is a name that people of many countries have, or a brand; in a chat it is written small. */
export const isFamiliarName = (lower: string): boolean => familiar.has(lower)
