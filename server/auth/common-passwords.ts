/** What heads every list of leaked passwords, as far as it is long enough for us to take. */
const COMMON = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedcrfv zaq12wsxcde3 qwerty12345 qwerty123456
  qwertyuiop qwertyuiop123 asdfghjkl123 zxcvbnm123 zxcvbnm1234 abcd123456 abc1234567 abcdefghij abcdefghijk a123456789
  aa12345678 password12 password123 password1234 password12345 password123456 password01 password2024 password2025
  password2026 passw0rd123 p@ssw0rd123 p@ssword123 mypassword mypassword1 changeme123 changeme1234 letmein123 letmein1234
  welcome123 welcome1234 welcome2026 iloveyou12 iloveyou123 iloveyou1234 ilovemyself football123 baseball123
  basketball princess123 sunshine123 superman123 starwars123 trustno1234 dragon12345 monkey12345 michael123 administrator
  admin12345 admin123456 administrator1 computer123 internet123 samsung123 liverpool1 manchester chocolate1 butterfly1
  offerlane1 offerlane12 offerlane123 jobsearch1 jobsearch123 letmeinplease correcthorsebatterystaple`.split(
    /\s+/,
  ),
);

const ROWS = ["0123456789012345678901234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

/** Whether a lower-case password is on the list, a run of keys in order, or a short pattern said over and over. */
export function isCommonPassword(password: string): boolean {
  if (COMMON.has(password) || /^(.{1,8}?)\1+$/.test(password)) return true;
  const backward = [...password].reverse().join("");
  return ROWS.some((row) => row.includes(password) || row.includes(backward));
}
