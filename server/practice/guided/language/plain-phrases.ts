/** What some short messages say, in the languages that are not analysed. */
export interface PlainPhrases {
  yes: string
  no: string
  dont_know: string
  refusal: string
  laughter: string
}

/** As in `expects` of a chatbot; yes and no stand at the beginning. */
export const plainPhrases: Readonly<Record<string, PlainPhrases>> = {
  ar: {
    yes: 'نعم|ايوه|أجل|طبعا|أكيد|بالتأكيد',
    no: 'لا|كلا',
    dont_know: 'لا أعرف|لا أدري|لا أعلم|ليس لدي فكرة|لا فكرة',
    refusal:
      'لا أريد أن أقول|لا أريد أن أجيب|لا أريد أن أتكلم|لا أريد الإجابة|لا أريد الكلام|أفضل ألا أقول|أفضل ألا أجيب|لن أقول|هذا خاص',
    laughter: 'هه|ههه|هههه|ههههه|هاها|هاهاها',
  },
  ca: {
    yes: 'sí|si|és clar|clar|d’acord|per descomptat',
    no: 'no',
    dont_know: 'no ho sé|no sé|ni idea|no en tinc ni idea',
    refusal:
      'no ho vull dir|no vull dir|no vull respondre|no vull contestar|no vull parlar|prefereixo no|és privat|no em ve de gust',
    laughter: 'jaja|jajaja|haha|hahaha|lol',
  },
  cs: {
    yes: 'ano|jo|jasně|určitě|samozřejmě',
    no: 'ne|nikoliv',
    dont_know: 'nevím|to nevím|nemám tušení|netuším',
    refusal:
      'nechci říct|nechci odpovídat|nechci odpovědět|nechci mluvit|nechci o tom mluvit|radši ne|raději ne|to je soukromé|nechce se mi',
    laughter: 'haha|hahaha|chacha|chachacha|lol',
  },
  da: {
    yes: 'ja|jo|gerne|selvfølgelig|klart',
    no: 'nej',
    dont_know: 'det ved jeg ikke|jeg ved det ikke|ved ikke|ingen idé|aner det ikke',
    refusal: 'vil ikke sige|vil ikke svare|vil ikke tale om|vil ikke snakke om|helst ikke|det er privat|gider ikke',
    laughter: 'haha|hahaha|hæhæ|lol',
  },
  el: {
    yes: 'ναι|βέβαια|φυσικά|σίγουρα',
    no: 'όχι',
    dont_know: 'δεν ξέρω|δεν γνωρίζω|δεν έχω ιδέα|ιδέα δεν έχω',
    refusal:
      'δεν θέλω να πω|δεν θέλω να το πω|δεν θέλω να απαντήσω|δεν θέλω να μιλήσω|προτιμώ να μην|καλύτερα όχι|είναι προσωπικό',
    laughter: 'χαχα|χαχαχα|haha|lol',
  },
  fi: {
    yes: 'kyllä|joo|juu|tietysti|totta kai',
    no: 'ei|en',
    dont_know: 'en tiedä|ei aavistustakaan|ei mitään hajua|en osaa sanoa',
    refusal: 'en halua sanoa|en halua vastata|en halua kertoa|en halua puhua|mieluummin en|se on yksityistä|en viitsi',
    laughter: 'haha|hahaha|hehe|lol',
  },
  he: {
    yes: 'כן|בטח|ברור|בוודאי',
    no: 'לא',
    dont_know: 'אני לא יודע|אני לא יודעת|לא יודע|לא יודעת|אין לי מושג|אין לי רעיון',
    refusal: 'לא רוצה לומר|לא רוצה להגיד|לא רוצה לענות|לא רוצה לדבר|מעדיף לא|מעדיפה לא|זה פרטי',
    laughter: 'חח|חחח|חחחח|חחחחח|האהא',
  },
  hi: {
    yes: 'हाँ|हां|जी हाँ|जी|बिल्कुल|ज़रूर',
    no: 'नहीं|जी नहीं|ना',
    dont_know: 'मुझे नहीं पता|नहीं पता|पता नहीं|मुझे नहीं मालूम|मालूम नहीं|कोई अंदाज़ा नहीं',
    refusal:
      'नहीं बताना चाहता|नहीं बताना चाहती|नहीं कहना चाहता|नहीं कहना चाहती|जवाब नहीं देना चाहता|जवाब नहीं देना चाहती|बात नहीं करना चाहता|बात नहीं करना चाहती|यह निजी है',
    laughter: 'हाहा|हाहाहा|हा हा|हा हा हा|haha|hahaha',
  },
  id: {
    yes: 'ya|iya|tentu|betul|boleh',
    no: 'tidak|nggak|enggak|bukan',
    dont_know: 'tidak tahu|nggak tahu|tidak punya ide|entahlah|kurang tahu',
    refusal:
      'tidak mau bilang|tidak mau menjawab|tidak mau jawab|tidak mau bicara|tidak mau cerita|tidak ingin menjawab|tidak ingin bicara|lebih baik tidak|itu pribadi|rahasia',
    laughter: 'haha|hahaha|wkwk|wkwkwk|hehe',
  },
  ja: {
    yes: 'はい|うん|ええ|もちろん|そうです',
    no: 'いいえ|いや|ううん|いえ',
    dont_know: '知りません|知らない|わかりません|わからない|分かりません|分からない|さあ',
    refusal:
      '言いたくない|言いたくありません|答えたくない|答えたくありません|話したくない|話したくありません|教えたくない|秘密です|ひみつです|秘密',
    laughter: '笑|www|ww|ははは|はは|あはは|ハハハ|ハハ|うける',
  },
  ko: {
    yes: '네|예|응|그래요|물론이에요|물론이죠|물론',
    no: '아니요|아니오|아뇨|아니',
    dont_know: '몰라요|모르겠어요|모릅니다|모르겠습니다|잘 몰라요|글쎄요',
    refusal:
      '말하고 싶지 않아요|말하기 싫어요|대답하고 싶지 않아요|대답하기 싫어요|이야기하고 싶지 않아요|얘기하기 싫어요|비밀이에요|비밀',
    laughter: 'ㅋㅋ|ㅋㅋㅋ|ㅋㅋㅋㅋ|ㅎㅎ|ㅎㅎㅎ|하하|하하하',
  },
  nl: {
    yes: 'ja|jawel|graag|zeker|natuurlijk|tuurlijk',
    no: 'nee|neen',
    dont_know: 'weet ik niet|ik weet het niet|weet niet|geen idee',
    refusal:
      'wil ik niet zeggen|wil het niet zeggen|wil niet zeggen|wil niet antwoorden|wil geen antwoord geven|wil niet praten|wil er niet over praten|liever niet|dat is privé|geen zin',
    laughter: 'haha|hahaha|hihi|lol',
  },
  no: {
    yes: 'ja|jo|gjerne|selvfølgelig|klart',
    no: 'nei',
    dont_know: 'det vet jeg ikke|jeg vet ikke|vet ikke|ingen anelse|aner ikke',
    refusal: 'vil ikke si|vil ikke svare|vil ikke snakke om|vil ikke fortelle|helst ikke|det er privat|gidder ikke',
    laughter: 'haha|hahaha|hehe|lol',
  },
  pl: {
    yes: 'tak|jasne|oczywiście|pewnie|no tak',
    no: 'nie',
    dont_know: 'nie wiem|nie mam pojęcia|pojęcia nie mam',
    refusal:
      'nie chcę mówić|nie chcę tego mówić|nie chcę odpowiadać|nie chcę powiedzieć|nie chcę o tym mówić|nie chcę rozmawiać|wolę nie|to prywatne|to moja sprawa|nie chce mi się',
    laughter: 'haha|hahaha|hehe|lol',
  },
  ro: {
    yes: 'da|sigur|desigur|bineînțeles',
    no: 'nu|ba nu',
    dont_know: 'nu știu|habar n-am|habar nu am|nicio idee|nu am idee',
    refusal:
      'nu vreau să spun|nu vreau să răspund|nu vreau să vorbesc|nu vreau să zic|prefer să nu|mai bine nu|e privat|este privat|n-am chef',
    laughter: 'haha|hahaha|hehe|lol',
  },
  ru: {
    yes: 'да|ага|конечно|разумеется',
    no: 'нет|неа',
    dont_know: 'не знаю|я не знаю|понятия не имею|без понятия',
    refusal:
      'не хочу говорить|не хочу отвечать|не хочу об этом говорить|не хочу рассказывать|лучше не буду|не скажу|это личное|это секрет|неохота',
    laughter: 'хаха|хахаха|ахаха|ахахаха|хехе|лол',
  },
  sv: {
    yes: 'ja|jo|jadå|gärna|självklart|absolut',
    no: 'nej|nä',
    dont_know: 'det vet jag inte|jag vet inte|vet inte|vet ej|ingen aning',
    refusal: 'vill inte säga|vill inte svara|vill inte prata om|vill inte berätta|helst inte|det är privat|orkar inte',
    laughter: 'haha|hahaha|hehe|lol',
  },
  tr: {
    yes: 'evet|tabii|tabi|elbette|olur',
    no: 'hayır|yok|olmaz',
    dont_know: 'bilmiyorum|hiç bilmiyorum|fikrim yok|hiçbir fikrim yok',
    refusal:
      'söylemek istemiyorum|cevap vermek istemiyorum|cevaplamak istemiyorum|konuşmak istemiyorum|anlatmak istemiyorum|söylemem|bu özel|bu gizli',
    laughter: 'haha|hahaha|hahahaha|ahaha|hehe',
  },
  uk: {
    yes: 'так|ага|звичайно|звісно',
    no: 'ні',
    dont_know: 'не знаю|я не знаю|гадки не маю|поняття не маю|без поняття',
    refusal:
      'не хочу казати|не хочу говорити|не хочу відповідати|не хочу про це говорити|не хочу розповідати|краще не буду|не скажу|це особисте|це секрет',
    laughter: 'хаха|хахаха|ахаха|хехе|лол',
  },
  vi: {
    yes: 'vâng|dạ|có|đúng|được|tất nhiên',
    no: 'không',
    dont_know: 'tôi không biết|em không biết|không biết|không rõ|chịu',
    refusal: 'không muốn nói|không muốn trả lời|không muốn kể|tôi không nói đâu|bí mật|riêng tư',
    laughter: 'haha|hahaha|hihi|hehe|kaka',
  },
  zh: {
    yes: '是|是的|对|好|好的|可以|当然|嗯',
    no: '不|不是|不要|没有|不用',
    dont_know: '我不知道|不知道|不清楚|没想法|不晓得',
    refusal: '我不想说|不想说|不想回答|不想告诉你|不想谈|不愿意说|这是秘密|保密|秘密',
    laughter: '哈哈|哈哈哈|哈哈哈哈|呵呵|嘻嘻|嘿嘿',
  },
}
