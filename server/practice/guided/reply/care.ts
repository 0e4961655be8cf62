import type { PracticeLanguage } from '#contract/values/languages.ts'
import { type AddressLanguage, formalLanguageOf, type StudentAddress } from '#contract/values/student-address.ts'

const words: Readonly<Record<PracticeLanguage, string>> = {
  en: 'Thank you for telling me. You don’t have to face this alone: please talk to someone you trust. We can continue whenever you like.',
  es: 'Gracias por contármelo. No tienes que llevarlo a solas: habla, por favor, con alguien de confianza. Podemos seguir cuando quieras.',
  pt: 'Agradeço por me contar. Você não precisa passar por isso sem ajuda: fale, por favor, com alguém de confiança. Podemos continuar quando você quiser.',
  fr: 'Merci de me l’avoir dit. Personne ne doit porter cela sans aide : parles-en à quelqu’un de confiance. Nous pourrons continuer quand tu voudras.',
  de: 'Danke, dass du das sagst. Damit musst du nicht allein bleiben: Sprich bitte mit jemandem, dem du vertraust. Wir können weitermachen, wann immer du möchtest.',
  it: 'Grazie di averlo detto. Non devi portare questo peso in solitudine: parlane con qualcuno di cui ti fidi. Possiamo continuare quando vuoi.',
  nl: 'Dank je dat je dit zegt. Je hoeft hier niet alleen mee rond te lopen: praat alsjeblieft met iemand die je vertrouwt. We kunnen verdergaan wanneer je wilt.',
  ca: 'Gràcies per dir-m’ho. No has de portar això en solitud: parla, si us plau, amb algú de confiança. Podem continuar quan vulguis.',
  sv: 'Tack för att du berättar det. Du behöver inte bära det här ensam: prata med någon du litar på. Vi kan fortsätta när du vill.',
  da: 'Tak, fordi du siger det. Du behøver ikke bære det her alene: tal med en, du stoler på. Vi kan fortsætte, når du vil.',
  no: 'Takk for at du sier det. Du trenger ikke å bære dette alene: snakk med noen du stoler på. Vi kan fortsette når du vil.',
  fi: 'Kiitos, että kerroit. Sinun ei tarvitse kantaa tätä yksin: puhu jollekulle, johon luotat. Voimme jatkaa silloin, kun haluat.',
  pl: 'Dziękuję, że o tym mówisz. Nie musisz być z tym w samotności: porozmawiaj z kimś, komu ufasz. Możemy wrócić do rozmowy, kiedy zechcesz.',
  cs: 'Děkuji, že o tom mluvíte. Nemusíte na to být v samotě: promluvte si prosím s někým, komu věříte. Pokračovat můžeme, kdykoli budete chtít.',
  ro: 'Mulțumesc că ai spus asta. Nu trebuie să duci totul de unul singur: vorbește, te rog, cu cineva în care ai încredere. Putem continua când vrei.',
  el: 'Ευχαριστώ που το λες. Δεν χρειάζεται να το σηκώνεις χωρίς βοήθεια: μίλησε σε κάποιον που εμπιστεύεσαι. Συνεχίζουμε όποτε θέλεις.',
  tr: 'Bunu söylediğiniz için teşekkürler. Bununla tek başınıza kalmak zorunda değilsiniz: lütfen güvendiğiniz biriyle konuşun. İstediğiniz zaman devam edebiliriz.',
  ru: 'Спасибо, что вы об этом написали. С этим не нужно оставаться наедине: пожалуйста, поговорите с тем, кому доверяете. Мы можем продолжить, когда захотите.',
  uk: 'Дякую, що ви про це написали. З цим не треба залишатися наодинці: будь ласка, поговоріть з тим, кому довіряєте. Ми можемо продовжити, коли захочете.',
  ar: 'شكرًا على قول ذلك. لا ينبغي لأحد أن يحمل هذا وحده: من الجيد الحديث مع شخص موثوق. يمكننا المتابعة في أي وقت.',
  he: 'תודה על השיתוף. לא צריך לשאת את זה לבד: כדאי לדבר עם אדם שסומכים עליו. אפשר להמשיך בכל זמן.',
  hi: 'यह बताने के लिए धन्यवाद। इसे अकेले सहना ज़रूरी नहीं है: कृपया किसी भरोसेमंद व्यक्ति से बात कीजिए। जब चाहें, हम आगे बढ़ सकते हैं।',
  zh: '谢谢你说出来。这件事不必一个人扛着：请和你信任的人谈一谈。你想继续的时候，我们再继续。',
  ja: '話してくれてありがとうございます。一人で抱えなくて大丈夫です。信頼できる人に話してみてください。続きは、いつでもいいですよ。',
  ko: '이야기해 줘서 고마워요. 혼자 견디지 않아도 돼요. 믿을 수 있는 사람과 꼭 이야기해 보세요. 원할 때 언제든 계속할 수 있어요.',
  vi: 'Cảm ơn bạn đã nói ra. Bạn không phải chịu đựng điều này một mình: hãy nói chuyện với một người mà bạn tin tưởng. Khi nào bạn muốn, mình sẽ tiếp tục.',
  id: 'Terima kasih sudah menceritakannya. Hal ini tidak perlu ditanggung sendiri: bicaralah dengan orang yang dipercaya. Kita bisa melanjutkan kapan saja.',
}

const formalWords: Readonly<Record<AddressLanguage, string>> = {
  fr: 'Merci de me l’avoir dit. Personne ne doit porter cela sans aide : parlez-en à quelqu’un de confiance. Nous pourrons continuer quand vous voudrez.',
  de: 'Danke, dass Sie das sagen. Damit müssen Sie nicht allein bleiben: Sprechen Sie bitte mit jemandem, dem Sie vertrauen. Wir können weitermachen, wann immer Sie möchten.',
}

/** What the partner says to words of distress: calm, without a task, and with a person to turn to. */
export function careIn(language: PracticeLanguage, student_address: StudentAddress): string {
  const formal = formalLanguageOf(language, student_address)
  return formal ? formalWords[formal] : words[language]
}
