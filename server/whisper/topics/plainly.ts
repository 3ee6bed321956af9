/** The plainest ways of asking what is told, beside the many others, as data (topics.ts). */
export const plainly = `
= What does it run on? Does it use electricity and a cellular network?
does the system work on 3g, does it work on 3g, does it use 3g, is it 3g, what network does it run on, is it cellular, does it run on cellular, which service does it run on, what does the system run on
= Verified by you: the property owner or manager verifies every visitor by voice
who decides whether the gate opens, who decides if it opens, who decides who gets in, whose decision is it to open, who checks the visitor, does somebody check who it is
= Can trusted people enter without calling me each time, with a code of their own?
how does trusted visitor access work, what is trusted visitor access, how do trusted visitors get in, is there another way for trusted people besides a code, trusted visitors, access for trusted people
= Which phones work, and what if a visitor has no smartphone or cannot scan the code?
no internet on my phone at the gate can i still call, my phone has no data can i still call
= Who is it made for?
who is visitor access made for, who is it made for, who is this for, whom is the service for, who uses it, who is the product intended for
= What warranty do I get, and can it be extended?
warranty, the warranty, can it be extended, can the warranty be extended, is there a warranty, how long is the warranty, how many years of warranty, does the warranty last one year, lifetime warranty possible, can the warranty last a lifetime, length of the warranty
= Who is the founder?
who founded the company, who founded visitor access, who started the company, name of the founder
= Can the gate stay open on a schedule?
scheduled gate holds, keep the gate open 9 to 5, is a scheduled gate hold possible, who sets the hours of a gate hold, can i set the hours
= Is there a long-term contract? Can I cancel at any time?
is there a long term contract, long term contract, is there a contract, any contract
= What are Invisible Keys? Temporary access codes for scheduled visitors
are invisible keys available, can i order invisible keys now, when do invisible keys come, invisible keys
= Smart notifications: notices sent to you, beyond the call itself
are smart notifications available, smart notifications, can i get smart notifications now
= Is it secure, and how is it protected from hackers?
which encryption is used, what encryption does it use, is it encrypted, encrypted, what kind of encryption
`
