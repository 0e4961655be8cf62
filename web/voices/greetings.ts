import type { PracticeLanguage } from '#contract/values/languages.ts'

const greetings: Record<PracticeLanguage, readonly [named: string, nice: string]> = {
  en: ['Hello, I’m {name}.', 'Nice to meet you.'],
  es: ['Hola, soy {name}.', 'Mucho gusto.'],
  pt: ['Olá, eu sou {name}.', 'Muito prazer.'],
  fr: ['Bonjour, je m’appelle {name}.', 'C’est un plaisir de faire votre connaissance.'],
  de: ['Hallo, ich bin {name}.', 'Freut mich sehr.'],
  it: ['Ciao, mi chiamo {name}.', 'Piacere di conoscerti.'],
  nl: ['Hallo, ik ben {name}.', 'Leuk je te ontmoeten.'],
  ca: ['Hola, em dic {name}.', 'Molt de gust.'],
  sv: ['Hej, jag heter {name}.', 'Trevligt att träffas.'],
  da: ['Hej, jeg hedder {name}.', 'Hyggeligt at møde dig.'],
  no: ['Hei, jeg heter {name}.', 'Hyggelig å møte deg.'],
  fi: ['Hei, minun nimeni on {name}.', 'Hauska tutustua.'],
  pl: ['Dzień dobry, nazywam się {name}.', 'Miło mi.'],
  cs: ['Dobrý den, jmenuji se {name}.', 'Těší mě.'],
  ro: ['Bună ziua, mă numesc {name}.', 'Îmi pare bine de cunoștință.'],
  el: ['Γεια σας, το όνομά μου είναι {name}.', 'Χαίρω πολύ.'],
  tr: ['Merhaba, ben {name}.', 'Tanıştığımıza memnun oldum.'],
  ru: ['Здравствуйте, меня зовут {name}.', 'Приятно познакомиться.'],
  uk: ['Вітаю, мене звати {name}.', 'Приємно познайомитися.'],
  ar: ['مرحبًا، اسمي {name}.', 'تشرّفت بمعرفتك.'],
  he: ['שלום, שמי {name}.', 'נעים להכיר.'],
  hi: ['नमस्ते, मेरा नाम {name} है।', 'आपसे मिलकर अच्छा लगा।'],
  zh: ['你好，我叫{name}。', '很高兴认识你。'],
  ja: ['こんにちは、{name}です。', 'よろしくお願いします。'],
  ko: ['안녕하세요, 저는 {name}입니다.', '만나서 반갑습니다.'],
  vi: ['Xin chào, tôi là {name}.', 'Rất vui được gặp bạn.'],
  id: ['Halo, saya {name}.', 'Senang berkenalan dengan Anda.'],
}

export function greetingIn(language: PracticeLanguage, name: string): string {
  const [named, nice] = greetings[language]
  const said = name.trim()
  return said ? `${named.replace('{name}', () => said)} ${nice}` : nice
}
