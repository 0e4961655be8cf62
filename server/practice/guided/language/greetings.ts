/** Greetings that are known in many countries without having learnt the language. */
export const worldwide: ReadonlySet<string> = new Set(
  'hello hi hey hola hallo bonjour salut ciao oi ola buongiorno merhaba namaste salam ahoj привет'.split(' '),
)
