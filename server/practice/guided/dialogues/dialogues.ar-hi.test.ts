import { test } from 'vitest'
import { threeQuestions } from '#server/test/cafes.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

test('a conversation in Arabic goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'ar',
      [
        {
          says: 'ماذا تطلبون للشرب؟',
          expects: ['قهوة|شاي|ماء'],
          hint: 'نبدأ هكذا: «أريد …»',
          example: 'أريد فنجان قهوة من فضلك.',
        },
        { says: 'كم شخصًا أنتم؟', expects: ['#'], hint: null, example: 'نحن شخصان.' },
        { says: 'لماذا العربية؟', expects: [], hint: 'العمل؟ الأصدقاء؟', example: null },
      ],
      { word: 'الحساب', meaning: 'الورقة التي فيها السعر' },
    ),
    [
      ['مرحبا', 'أهلًا وسهلًا. ماذا تطلبون للشرب؟'],
      [
        'لم أفهم',
        'لا داعي للعجلة، عندنا وقت. ماذا تطلبون للشرب؟',
        'Read the question again. A word or two is enough to start with.\nA hint: نبدأ هكذا: «أريد …»',
      ],
      [
        'كرسي',
        'عفوًا، لم أفهم جيدًا. ماذا تطلبون للشرب؟',
        'That doesn’t fit yet. Try again in other words.\nA hint: نبدأ هكذا: «أريد …»',
      ],
      ['أريد القهوة بالحليب', 'آه، فهمت. كم شخصًا أنتم؟'],
      ['ما معنى الحساب؟', 'كم شخصًا أنتم؟', '“الحساب” means: الورقة التي فيها السعر.'],
      ['هل أنت إنسان؟', 'أنا تمرين موجه من مدرستك، لست شخصًا ولا ذكاءً اصطناعيًا. كم شخصًا أنتم؟'],
      ['نحن ثلاثة', 'مفهوم. لماذا العربية؟'],
      [
        'I want to go home',
        'يبدو أنني لم أفهم. لماذا العربية؟',
        'Please write in the language you’re practising.\nA hint: العمل؟ الأصدقاء؟',
      ],
      ['من أجل العمل، وأنت؟', 'الأمر عندي لا يختلف كثيرًا. شكرًا على كل شيء. مع السلامة.'],
      ['مع السلامة', 'إلى اللقاء قريبًا.'],
    ],
    { native_language: 'en' },
  )
})

test('a conversation in Hebrew goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'he',
      [
        {
          says: 'מה תרצו לשתות?',
          expects: ['קפה|תה|מים'],
          hint: 'אפשר להתחיל: ״אני רוצה …״',
          example: 'אני רוצה כוס קפה, בבקשה.',
        },
        { says: 'כמה אנשים תהיו?', expects: ['#'], hint: null, example: 'אנחנו שניים.' },
        { says: 'למה ללמוד עברית?', expects: [], hint: 'אפשר לחשוב על עבודה או על חברים.', example: null },
      ],
      { word: 'חשבון', meaning: 'הדף עם המחיר' },
    ),
    [
      ['שלום', 'שלום, טוב לראות אותך כאן. מה תרצו לשתות?'],
      [
        'אני לא מבינה',
        'אין לחץ, יש זמן. מה תרצו לשתות?',
        'Read the question again. A word or two is enough to start with.\nA hint: אפשר להתחיל: ״אני רוצה …״',
      ],
      [
        'כיסא',
        'סליחה, לא ממש הבנתי. מה תרצו לשתות?',
        'That doesn’t fit yet. Try again in other words.\nA hint: אפשר להתחיל: ״אני רוצה …״',
      ],
      ['את הקפה עם חלב, בבקשה', 'בסדר. כמה אנשים תהיו?'],
      ['מה הפירוש של חשבון?', 'כמה אנשים תהיו?', '“חשבון” means: הדף עם המחיר.'],
      ['אתה רובוט?', 'אני תרגיל מודרך של בית הספר שלך, לא אדם ולא בינה מלאכותית. כמה אנשים תהיו?'],
      ['אנחנו שלושה', 'כן, הבנתי. למה ללמוד עברית?'],
      [
        'I want to go home',
        'הממ, נראה לי שלא הבנתי. למה ללמוד עברית?',
        'Please write in the language you’re practising.\nA hint: אפשר לחשוב על עבודה או על חברים.',
      ],
      ['בשביל העבודה. ואתה?', 'אצלי זה לא כל כך שונה. תודה על הכול. להתראות.'],
      ['להתראות', 'להתראות בקרוב.'],
    ],
    { native_language: 'en' },
  )
})

test('a conversation in Hindi goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'hi',
      [
        {
          says: 'आप क्या पिएँगे?',
          expects: ['कॉफ़ी|चाय|पानी', 'चाह*|दीजिए'],
          hint: 'ऐसे शुरू कीजिए: “मुझे … चाहिए”',
          example: 'मुझे एक कप चाय चाहिए।',
        },
        { says: 'कितने लोग हैं?', expects: ['#'], hint: null, example: 'हम दो लोग हैं।' },
        { says: 'हिंदी क्यों?', expects: [], hint: 'काम या दोस्तों के बारे में सोचिए।', example: null },
      ],
      { word: 'बिल', meaning: 'दाम का काग़ज़' },
    ),
    [
      ['नमस्ते', 'नमस्ते, आपका स्वागत है। आप क्या पिएँगे?'],
      [
        'मुझे समझ नहीं आया',
        'आराम से, समय है। आप क्या पिएँगे?',
        'Read the question again. A word or two is enough to start with.\nA hint: ऐसे शुरू कीजिए: “मुझे … चाहिए”',
      ],
      [
        'चाय',
        'माफ़ कीजिए, ठीक से समझ में नहीं आया। आप क्या पिएँगे?',
        '“चाय” is right. Add what’s missing.\nA hint: ऐसे शुरू कीजिए: “मुझे … चाहिए”',
      ],
      ['मुझे कॉफी चाहिए', 'समझ में आया। कितने लोग हैं?'],
      ['बिल का मतलब क्या है?', 'कितने लोग हैं?', '“बिल” means: दाम का काग़ज़.'],
      ['क्या आप रोबोट हैं?', 'यह आपके स्कूल का एक तैयार अभ्यास है, न कोई इंसान और न कृत्रिम बुद्धि। कितने लोग हैं?'],
      ['हम तीन लोग हैं। और आप?', 'मेरे साथ भी कुछ ऐसा ही है। हिंदी क्यों?'],
      [
        'I want to go home',
        'हम्म, बात पूरी समझ में नहीं आई। हिंदी क्यों?',
        'Please write in the language you’re practising.\nA hint: काम या दोस्तों के बारे में सोचिए।',
      ],
      ['काम के लिए', 'अच्छा, ठीक है। बहुत धन्यवाद। नमस्ते।'],
      ['फिर मिलेंगे', 'नमस्ते, फिर मिलेंगे।'],
    ],
    { native_language: 'en' },
  )
})
