import { describe, expect, test } from 'vitest'
import { NewChatbot, type ChatbotContent } from '#contract/teaching/chatbots.ts'
import { converse, type Reply } from '#server/practice/guided/converse.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'
import type { Ways } from '#server/practice/languages/phrase-book.ts'

type Language = ChatbotContent['language']
/** What a student says in the languages that are not analysed. */
interface Said {
  not_understood: string
  no_idea: string
  refusal: string
  asks_back: string
  laughter: string
  goodbye: string
  no: string
}

const all: Partial<Record<Language, Said>> = {
  ar: {
    not_understood: 'آسف، لا أفهم السؤال',
    no_idea: 'لا أعرف',
    refusal: 'لا أريد أن أقول',
    asks_back: 'أحب الموسيقى. وأنت؟',
    laughter: 'ههههه',
    goodbye: 'مع السلامة',
    no: 'لا، شكرا',
  },
  ca: {
    not_understood: 'No ho entenc',
    no_idea: 'Ni idea',
    refusal: 'Prefereixo no dir-ho',
    asks_back: 'M’agrada la música. I tu?',
    laughter: 'jajaja',
    goodbye: 'Adéu, me’n vaig',
    no: 'No, gràcies',
  },
  cs: {
    not_understood: 'Promiňte, nerozumím',
    no_idea: 'To nevím',
    refusal: 'Nechci o tom mluvit',
    asks_back: 'Mám rád hudbu. A vy?',
    laughter: 'hahaha',
    goodbye: 'Na shledanou',
    no: 'Ne, děkuji',
  },
  da: {
    not_understood: 'Jeg forstår det ikke',
    no_idea: 'Ingen idé',
    refusal: 'Det vil jeg ikke sige',
    asks_back: 'Jeg kan lide musik. Hvad med dig?',
    laughter: 'Hahaha',
    goodbye: 'Farvel',
    no: 'Nej tak',
  },
  el: {
    not_understood: 'Δεν καταλαβαίνω',
    no_idea: 'Δεν ξέρω',
    refusal: 'Δεν θέλω να πω',
    asks_back: 'Μου αρέσει η μουσική. Εσύ;',
    laughter: 'χαχαχα',
    goodbye: 'Αντίο',
    no: 'Όχι, ευχαριστώ',
  },
  fi: {
    not_understood: 'En ymmärrä',
    no_idea: 'Ei aavistustakaan',
    refusal: 'En halua kertoa',
    asks_back: 'Pidän musiikista. Entä sinä?',
    laughter: 'hahaha',
    goodbye: 'Näkemiin',
    no: 'Ei kiitos',
  },
  he: {
    not_understood: 'אני לא מבין',
    no_idea: 'אין לי מושג',
    refusal: 'אני לא רוצה לענות',
    asks_back: 'אני אוהב מוזיקה. ואתה?',
    laughter: 'חחחחח',
    goodbye: 'להתראות',
    no: 'לא, תודה',
  },
  hi: {
    not_understood: 'मैं नहीं समझा',
    no_idea: 'मुझे नहीं पता',
    refusal: 'मैं नहीं बताना चाहता',
    asks_back: 'मुझे संगीत पसंद है। और आप?',
    laughter: 'हाहाहा',
    goodbye: 'अलविदा',
    no: 'नहीं, धन्यवाद',
  },
  id: {
    not_understood: 'Maaf, saya tidak mengerti',
    no_idea: 'Tidak tahu',
    refusal: 'Saya tidak mau menjawab',
    asks_back: 'Saya suka musik. Dan kamu?',
    laughter: 'wkwkwk',
    goodbye: 'Sampai jumpa',
    no: 'Tidak, terima kasih',
  },
  ja: {
    not_understood: 'すみません、わかりません',
    no_idea: '知りません',
    refusal: '言いたくないです',
    asks_back: '音楽が好きです。あなたは？',
    laughter: 'ハハハ',
    goodbye: 'さようなら',
    no: 'いいえ、いりません',
  },
  ko: {
    not_understood: '이해를 못 했어요',
    no_idea: '잘 몰라요',
    refusal: '말하고 싶지 않아요',
    asks_back: '음악을 좋아해요. 당신은요?',
    laughter: 'ㅋㅋㅋ',
    goodbye: '안녕히 계세요',
    no: '아니요, 괜찮아요',
  },
  nl: {
    not_understood: 'Ik begrijp het niet',
    no_idea: 'Geen idee',
    refusal: 'Dat wil ik niet zeggen',
    asks_back: 'Ik hou van muziek. En jij?',
    laughter: 'hahaha',
    goodbye: 'Tot ziens',
    no: 'Nee, dank je',
  },
  no: {
    not_understood: 'Jeg forstår ikke',
    no_idea: 'Jeg aner ikke',
    refusal: 'Det vil jeg ikke svare på',
    asks_back: 'Jeg liker musikk. Hva med deg?',
    laughter: 'Hahaha',
    goodbye: 'Ha det',
    no: 'Nei takk',
  },
  pl: {
    not_understood: 'Przepraszam, nie rozumiem',
    no_idea: 'Nie mam pojęcia',
    refusal: 'Nie chcę o tym mówić',
    asks_back: 'Lubię muzykę. A pan?',
    laughter: 'hahaha',
    goodbye: 'Do widzenia',
    no: 'Nie, dziękuję',
  },
  ro: {
    not_understood: 'Nu înțeleg',
    no_idea: 'Habar n-am',
    refusal: 'Nu vreau să spun',
    asks_back: 'Îmi place muzica. Și tu?',
    laughter: 'hahaha',
    goodbye: 'La revedere',
    no: 'Nu, mulțumesc',
  },
  ru: {
    not_understood: 'Извините, я не понимаю',
    no_idea: 'Понятия не имею',
    refusal: 'Я не хочу об этом говорить',
    asks_back: 'Я люблю музыку. А вы?',
    laughter: 'ахахаха',
    goodbye: 'До свидания',
    no: 'Нет, спасибо',
  },
  sv: {
    not_understood: 'Jag förstår inte',
    no_idea: 'Ingen aning',
    refusal: 'Det vill jag inte svara på',
    asks_back: 'Jag gillar musik. Och du?',
    laughter: 'Hahaha',
    goodbye: 'Hej då',
    no: 'Nej tack',
  },
  tr: {
    not_understood: 'Anlamadım',
    no_idea: 'Hiçbir fikrim yok',
    refusal: 'Söylemek istemiyorum',
    asks_back: 'Müziği severim. Ya sen?',
    laughter: 'hahaha',
    goodbye: 'Hoşça kal',
    no: 'Hayır, teşekkürler',
  },
  uk: {
    not_understood: 'Вибачте, я не розумію',
    no_idea: 'Гадки не маю',
    refusal: 'Не хочу про це говорити',
    asks_back: 'Я люблю музику. А ви?',
    laughter: 'хахаха',
    goodbye: 'До побачення',
    no: 'Ні, дякую',
  },
  vi: {
    not_understood: 'Xin lỗi, tôi không hiểu',
    no_idea: 'Tôi không biết',
    refusal: 'Tôi không muốn trả lời',
    asks_back: 'Tôi thích âm nhạc. Còn bạn?',
    laughter: 'haha',
    goodbye: 'Tạm biệt',
    no: 'Không, cảm ơn',
  },
  zh: {
    not_understood: '对不起，我听不懂',
    no_idea: '我不知道',
    refusal: '我不想说',
    asks_back: '我喜欢音乐。你呢？',
    laughter: '哈哈哈',
    goodbye: '再见',
    no: '不，谢谢',
  },
}
const languages = Object.entries(all) as [Language, Said][]

/** The answer at the second of two steps that take everything. */
async function answer(language: Language, text: string, reactions?: ChatbotContent['steps'][0]['reactions']) {
  const step = { says: '1?', expects: [], hint: null, example: null }
  const script = NewChatbot.parse({
    name: 'Try',
    language,
    level: 'A2',
    steps: [step, { ...step, reactions }, { ...step, says: '2?' }],
  })
  const state = { at: 1, tries: 0, asides: 0, turns: 1, accepted: 1, is_over: false, known: {} }
  return converse({ script, seed: 0, native_language: 'en' }, [{ text: '', analysis: { acts: null, state } }, text])
}
const beginsWith = (ways: Ways, { text }: Reply) => ways.some((way) => text.startsWith(way))

describe.each(languages)('in “%s”', (language, said) => {
  test('who doesn’t understand, or has no idea, is asked again', async () => {
    const { said: partner } = await phrasesOf(language)
    for (const text of [said.not_understood, said.no_idea]) {
      const reply = await answer(language, text)
      expect([text, reply.outcome, beginsWith(partner.not_understood, reply)]).toEqual([text, 'aside', true])
    }
  })

  test('a refusal and a joke have an answer of their own', async () => {
    const { said: partner } = await phrasesOf(language)
    const refused = await answer(language, said.refusal)
    expect([refused.outcome, beginsWith(partner.refusal, refused)]).toEqual(['nudged', true])
    const joked = await answer(language, said.laughter)
    expect([joked.outcome, beginsWith(partner.joke, joked)]).toEqual(['nudged', true])
  })

  test('a question back is answered beside the answer', async () => {
    const { said: partner } = await phrasesOf(language)
    const reply = await answer(language, said.asks_back)
    expect([reply.outcome, partner.and_you.some((way) => reply.text.includes(way))]).toEqual(['accepted', true])
  })

  test('the mother tongue is no answer, and a goodbye has one', async () => {
    const { said: partner } = await phrasesOf(language)
    expect((await answer(language, 'I would like to go home now because I am tired')).outcome).toBe('aside')
    const left = await answer(language, said.goodbye)
    expect([left.outcome, beginsWith(partner.goodbye, left)]).toEqual(['aside', true])
  })

  test('a reaction to “no” is said', async () => {
    const reaction = { act: 'no' as const, matches: [], says: ['777.'], goes_to: 'next' as const }
    expect((await answer(language, said.no, [reaction])).text).toContain('777.')
  })
})
