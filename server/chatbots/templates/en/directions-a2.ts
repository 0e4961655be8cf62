import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'Asking the way',
  language: 'en',
  level: 'A2',
  description:
    'You’re new in town and looking for the museum. Ask someone in the street, and make sure you understand.',
  role: 'Someone waiting at a bus stop in York',
  scenario:
    'You’d like to see the railway museum, but your phone battery is dead. Someone is waiting at the bus stop and has time to help. One of the routes is closed today.',
  goals: [
    'I can ask the way politely.',
    'I can say where I want to go and how.',
    'I can repeat directions to check them.',
    'I can ask how long it takes.',
  ],
  grammar: ['imperatives: go, turn, cross', 'prepositions of place', 'How far …? How long …?'],
  vocabulary: words({
    'straight on': 'not left and not right',
    'to turn left': 'to go to the side of your left hand',
    corner: 'where two streets meet',
    crossing: 'a place where you can walk across the street',
    'traffic lights': 'red, yellow and green lights for cars and people',
    bridge: 'it takes you over a river',
    'next to': 'beside',
    opposite: 'on the other side',
    'bus stop': 'the place where buses stop',
    'on foot': 'walking',
    far: 'not near',
    closed: 'not open',
  }),
  steps: [
    step(
      'Of course I can help. Where would you like to go?',
      ['museum|railway|station|to|looking|find|where|centre|bridge|hotel|park|cathedral'],
      'Say the place: “I’m looking for …” or “I’d like to go to …”.',
      'I’m looking for the railway museum.',
    ),
    step(
      'That’s easy. Would you like to walk or go by bus?',
      ['walk*|foot|bus|both|quick*|fast*|far|cheap*|taxi|better'],
      'Choose one.',
      'I’d like to walk, if it isn’t too far.',
    ),
    step(
      'Good choice, the weather is nice. Go straight on to the traffic lights and turn left there. What do you do at the lights?',
      ['left'],
      'Say it in your own words: “I turn …”.',
      'I turn left at the traffic lights.',
    ),
    step(
      'That’s right. Then you cross the bridge. Oh, I’ve just remembered: the bridge is closed today! What will you do now?',
      ['other|another|way|bridge|bus|ask|where|is there|boat|back|go|taxi|around|know|street|different'],
      'Ask for another way: “Is there another …?”.',
      'Oh no! Is there another bridge near here?',
    ),
    step(
      'Yes, there is. Turn right at the church, and you’ll see a small bridge opposite the supermarket. Can you say that back to me, so you don’t get lost?',
      ['right', 'church|bridge|supermarket|opposite'],
      'Say where you turn right, and what is opposite the bridge.',
      'I turn right at the church, and the bridge is opposite the supermarket.',
    ),
    step(
      'Perfect. And then you’re nearly there. Is there anything else you’d like to know?',
      ['how|far|long|time|open|what|when|where|minute*|ticket*|is|much|no|cost*|thank*'],
      'Ask how long it takes or when the museum is open.',
      'Yes. How long does it take on foot?',
    ),
    step(
      'About fifteen minutes, and it’s open until five. Will you be all right?',
      ['yes|thank*|think|hope|sure|ok|okay|all right|great|help|no|kind|bye|day'],
      'Say thank you for the help.',
      'Yes, I think so. Thank you very much for your help!',
    ),
  ],
  starters: ['Excuse me, can you help me?', 'Sorry, do you know this town?', 'Hello! I think I’m lost.'],
  opening_message: 'Oh, hello! You look a bit lost.',
  correction: 'prompt',
})
