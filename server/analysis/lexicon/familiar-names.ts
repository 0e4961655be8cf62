import { names, properNames } from '#server/analysis/en/lexicon/names.ts'

// First names of today's students, and brands, games, shows and clubs of which they talk.
const students = `
ada alina amelie anouk aria arthur aurora ayla basti ben bea bruna candela charlotte charlie chloe claus cleo dani davi diogo edie elio elias eliot ella eloise emma enzo ethan eva evie ezra finn fred freddie freya gaia gael
george ginevra grace hailey harry heitor hugo ines isla izan jack jake jamie jayden jules jule kiara lara lea leandro lena leni leo leon leonie levi lia liam lilly lily lilou linus lio livia logan lola lorik lotta lou louane louis luan
luca lucia lucy luna luka lukas maeve malik mara martim mason matilda mats maelys mateo matheus mathis max maya megan mehdi mia mila milan milo mina mira mohamed nael nela neo nele nevio nino noa noah noel nora nour nuria oli olivia
oscar otto paco pau pedro phil pia pepe rafa rayan ruby ryan sami sara sina sofia sofie sophia sophie tess theo tilda timo tom toni tyler valentin vera vicky wanda yanis yann yara zac zoe zoey`
const brands = `
fanta coca coke pepsi sprite nutella oreo haribo milka kinder twix snickers pringles doritos nesquik capri redbull kfc burgerking mcdonalds mcdo subway starbucks lego playmobil barbie disney pixar marvel pokemon pikachu minecraft
fortnite roblox fifa mario luigi zelda sonic switch nintendo playstation xbox steam twitch discord whatsapp snap snapchat insta instagram tiktok youtube netflix spotify shein zara primark nike adidas puma vans converse
samsung apple huawei xiaomi iphone ipad naruto anime manga messi ronaldo neymar mbappe haaland yamal barca juve milan inter arsenal chelsea bayern psg benfica flamengo taylor swift billie eilish`

const all: ReadonlySet<string> = new Set(
  [...names, ...properNames, ...students.split(/\s+/), ...brands.split(/\s+/)]
    .filter(Boolean)
    .map((each) => each.toLowerCase()),
)

/** Whether a word is a name that people of many countries have, or a brand; in a chat it is written small. */
export const isFamiliarName = (lower: string): boolean => all.has(lower)
