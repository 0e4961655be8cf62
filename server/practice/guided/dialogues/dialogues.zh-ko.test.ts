import { test } from 'vitest'
import { threeQuestions } from '#server/test/cafes.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

test('a conversation in Chinese goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'zh',
      [
        {
          says: '您想喝什么？',
          expects: ['咖啡|茶|水', '想要|来|给我'],
          hint: '可以用“我想要……”',
          example: '我想要一杯咖啡。',
        },
        { says: '你们几位？', expects: ['#'], hint: null, example: '我们两个人。' },
        { says: '你为什么学中文？', expects: [], hint: '想想工作或者朋友。', example: null },
      ],
      { word: '菜单', meaning: '写着菜和价格的纸。' },
    ),
    [
      ['你好', '你好，很高兴见到你。您想喝什么？'],
      [
        '我不明白',
        '别着急，慢慢来。您想喝什么？',
        'Read the question again. A word or two is enough to start with.\nA hint: 可以用“我想要……”',
      ],
      ['绿茶', '不好意思，我没太听懂。您想喝什么？', '“茶” is right. Add what’s missing.\nA hint: 可以用“我想要……”'],
      ['给我来一杯绿茶吧', '这样啊。你们几位？'],
      ['菜单是什么意思？', '你们几位？', '“菜单” means: 写着菜和价格的纸.'],
      ['你是机器人吗？', '我是你学校的引导式练习，不是真人，也不是人工智能。你们几位？'],
      ['三个人，你呢？', '我也没什么不一样。你为什么学中文？'],
      [
        '可以说英语吗？',
        '嗯，我好像没明白。你为什么学中文？',
        'Please write in the language you’re practising.\nA hint: 想想工作或者朋友。',
      ],
      [
        'I want to go home',
        '不好意思，我没太听懂。你为什么学中文？',
        'Please write in the language you’re practising.\nA hint: 想想工作或者朋友。',
      ],
      ['为了工作', '跟你聊天很愉快。再见。'],
      ['再见', '再见，保重。'],
    ],
    { native_language: 'en' },
  )
})

test('a conversation in Japanese goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'ja',
      [
        {
          says: '何をお飲みになりますか。',
          expects: ['コーヒー|お茶|水', 'ください|お願いします'],
          hint: '「…をください」と言ってみましょう。',
          example: 'コーヒーをください。',
        },
        { says: '何名様ですか。', expects: ['#'], hint: null, example: '二人です。' },
        {
          says: 'どうして日本語を勉強していますか。',
          expects: [],
          hint: '仕事や友だちのことを考えましょう。',
          example: null,
        },
      ],
      { word: 'メニュー', meaning: '料理の名前とねだん' },
    ),
    [
      ['こんにちは', 'こんにちは。来てくれてうれしいです。何をお飲みになりますか。'],
      [
        'わかりません',
        'あわてなくていいですよ。何をお飲みになりますか。',
        'Read the question again. A word or two is enough to start with.\nA hint: 「…をください」と言ってみましょう。',
      ],
      [
        'いすをください',
        'すみません、よくわかりませんでした。何をお飲みになりますか。',
        '“ください” is right. Add what’s missing.\nA hint: 「…をください」と言ってみましょう。',
      ],
      ['コーヒーをお願いします', '何名様ですか。'],
      ['メニューはどういう意味ですか', '何名様ですか。', '“メニュー” means: 料理の名前とねだん.'],
      ['ロボットですか', '私は学校が用意した会話練習です。人間でも人工知能でもありません。何名様ですか。'],
      ['三人です。あなたは？', '私も、そんなに変わりません。どうして日本語を勉強していますか。'],
      [
        '英語でお願いします',
        'うーん、ちょっとわかりませんでした。どうして日本語を勉強していますか。',
        'Please write in the language you’re practising.\nA hint: 仕事や友だちのことを考えましょう。',
      ],
      [
        'I want to go home',
        'すみません、よくわかりませんでした。どうして日本語を勉強していますか。',
        'Please write in the language you’re practising.\nA hint: 仕事や友だちのことを考えましょう。',
      ],
      ['仕事のためです', 'お話しできて楽しかったです。さようなら。'],
      ['さようなら', 'さようなら、また今度。'],
    ],
    { native_language: 'en' },
  )
})

test('a conversation in Korean goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'ko',
      [
        {
          says: '무엇을 마실까요?',
          expects: ['커피|차|물', '주세요|마시*'],
          hint: '‘… 주세요’라고 해 보세요.',
          example: '커피 한 잔 주세요.',
        },
        { says: '모두 몇 명이에요?', expects: ['#'], hint: null, example: '두 명이에요.' },
        { says: '왜 한국어를 배워요?', expects: [], hint: '일이나 친구를 생각해 보세요.', example: null },
      ],
      { word: '메뉴', meaning: '음식 이름과 값을 쓴 종이' },
    ),
    [
      ['안녕하세요', '안녕하세요, 반가워요. 무엇을 마실까요?'],
      [
        '이해가 안 돼요',
        '천천히 해요. 시간은 많아요. 무엇을 마실까요?',
        'Read the question again. A word or two is enough to start with.\nA hint: ‘… 주세요’라고 해 보세요.',
      ],
      [
        '의자를 주세요',
        '미안해요, 잘 못 알아들었어요. 무엇을 마실까요?',
        '“주세요” is right. Add what’s missing.\nA hint: ‘… 주세요’라고 해 보세요.',
      ],
      ['커피를 마시고 싶어요', '아, 네. 모두 몇 명이에요?'],
      ['메뉴가 무슨 뜻이에요?', '모두 몇 명이에요?', '“메뉴” means: 음식 이름과 값을 쓴 종이.'],
      ['로봇이에요?', '저는 학교에서 준비한 대화 연습이에요. 사람도 아니고 인공지능도 아니에요. 모두 몇 명이에요?'],
      ['세명이에요. 선생님은요?', '저도 크게 다르지 않아요. 왜 한국어를 배워요?'],
      [
        '영어로 말해 주세요',
        '음, 무슨 말인지 잘 모르겠어요. 왜 한국어를 배워요?',
        'Please write in the language you’re practising.\nA hint: 일이나 친구를 생각해 보세요.',
      ],
      [
        'I want to go home',
        '미안해요, 잘 못 알아들었어요. 왜 한국어를 배워요?',
        'Please write in the language you’re practising.\nA hint: 일이나 친구를 생각해 보세요.',
      ],
      ['친구를 만나려고요', '이야기해서 즐거웠어요. 안녕히 가세요.'],
      ['안녕히 계세요', '네, 다음에 또 봐요.'],
    ],
    { native_language: 'en' },
  )
})
