import { describe, expect, test } from "vitest";
import { type PayContext, statedPay } from "./pay-in-posting.ts";

/** Returns pay as "from-to CUR period", for tables. */
function payText(text: string, context?: PayContext): string | null {
  const pay = statedPay(text, context);
  if (!pay) return null;
  const amount = pay.isRange ? `${pay.from ?? ""}-${pay.to ?? ""}` : String(pay.from);
  return [amount, pay.currency, pay.frequency].filter(Boolean).join(" ");
}

describe("pay that a posting states is read", () => {
  test.each([
    ["The base salary range for this role is $150,000 - $180,000 per year.", "150000-180000 USD annually"],
    ["Salary: £45k", "45000 GBP annually"],
    ["Salary: £45,000 to £52,000 per annum", "45000-52000 GBP annually"],
    ["Gehalt: €60.000–75.000 per year", "60000-75000 EUR annually"],
    ["Das Jahresgehalt liegt zwischen 60.000 € und 75.000 € brutto.", "60000-75000 EUR annually"],
    ["Wir bieten ein Gehalt von 55.000 bis 65.000 Euro im Jahr", "55000-65000 EUR annually"],
    ["Monatsgehalt ab 3.200 € brutto", "3200- EUR monthly"],
    ["Lohn: CHF 120'000 pro Jahr", "120000 CHF annually"],
    ["Lohn: CHF 110’000 – 125’000", "110000-125000 CHF annually"],
    ["Rémunération : 45 000 € à 55 000 € brut par an", "45000-55000 EUR annually"],
    ["Salaire : 45K€ - 55K€ selon profil", "45000-55000 EUR annually"],
    ["Salario: 30.000 € - 36.000 € brutos al año", "30000-36000 EUR annually"],
    ["年収600万円〜800万円", "6000000-8000000 JPY annually"],
    ["月給 300,000円 ～ 400,000円", "300000-400000 JPY monthly"],
    ["時給1,200円", "1200 JPY hourly"],
    ["給与：¥6,000,000 – ¥8,000,000 per year", "6000000-8000000 JPY annually"],
    ["Maaş: 60.000 - 80.000 TL aylık", "60000-80000 TRY monthly"],
    ["Зарплата: 90 000 – 120 000 руб. в месяц", "90000-120000 RUB monthly"],
    ["Mzda: 40 000 - 50 000 Kč měsíčně", "40000-50000 CZK monthly"],
    ["Stawka: 31,50 zł brutto/godz.", "31.5 PLN hourly"],
    ["Løn: 34.000 - 38.000 kr. pr. måned", "34000-38000 DKK monthly", { country: "DK" }],
    ["שכר: 22,000 - 28,000 ₪ לחודש", "22000-28000 ILS monthly"],
    ["급여: 월 350만원 ~ 420만원", "3500000-4200000 KRW monthly"],
    ["$18 - $22 an hour", "18-22 USD hourly"],
    ["$18.50/hr", "18.5 USD hourly"],
    ["$120,000.00/yr - $150,000.00/yr", "120000-150000 USD annually"],
    ["€60K/yr - €75K/yr", "60000-75000 EUR annually"],
    ["Pay range: $80-120k", "80000-120000 USD annually"],
    ["Pay: $25.00 per hour, plus a $500 sign-on bonus", "25 USD hourly"],
    ["Day rate: £450 per day", "450 GBP other"],
    ["Wynagrodzenie / salary: 18 000 - 24 000 zł per month", "18000-24000 PLN monthly"],
    ["Lön / salary: 45 000 kr per month", "45000 SEK monthly", { country: "SE" }],
    ["Salary: $90,000 - $110,000", "90000-110000 CAD annually", { country: "CA" }],
    ["Salary: $90,000 - $110,000 USD", "90000-110000 USD annually", { country: "CA" }],
    ["Annual Salary:\n$160,000—$240,000 USD", "160000-240000 USD annually"],
    ["Compensation\nUp to €70,000 per year", "-70000 EUR annually"],
    ["CHF 120'000", "120000 CHF annually"],
    ["₹12,00,000 - ₹18,00,000 per annum", "1200000-1800000 INR annually"],
    ["CTC: 12-18 LPA", "1200000-1800000 INR annually"],
    ["CTC 8-12 LPA. Hybrid, three days a week from our office.", "800000-1200000 INR annually"],
    ["Salary: Rs. 15 lakhs to 20 lakhs per annum", "1500000-2000000 INR annually"],
    ["R25 000 - R32 000 per month CTC. Own transport.", "25000-32000 ZAR monthly", { country: "ZA" }],
    ["Run loaders and haul trucks in our quarry near the coast. Earn up to $38 per hour.", "-38 USD hourly"],
    ["Make coffee for guests and keep the bar clean. €14.20 per hour plus tips.", "14.2 EUR hourly"],
    ["Open to residents of California or New York only. $70,000 - $82,000.", "70000-82000 USD annually"],
    ["£23,800 FTE pro rata (21 hours per week). Part time, permanent.", "23800 GBP annually"],
    ["Lunch is $10 per hour of overtime. Salary: $88,000.", "88000 USD annually"],
    [
      "Work from anywhere in the Americas. USD 3,000–4,000 per month as a contractor.",
      "3000-4000 USD monthly",
    ],
    [
      "Join nurses who know the coast and its people. $41.20 - $52.75 p.h. + penalties",
      "41.2-52.75 USD hourly",
    ],
    ["Mission de neuf mois à Paris et en télétravail. TJM : 450 à 520 €", "450-520 EUR other"],
    ["Salario: $1.800.000 mensual", "1800000 CLP monthly", { country: "CL" }],
    ["Een salaris tussen € 3.600,- en € 4.700,- bruto per maand", "3600-4700 EUR monthly"],
    ["Maximaal € 6.347 bruto per maand", "-6347 EUR monthly"],
    ["RAL tra 26.000 e 31.000 euro", "26000-31000 EUR annually"],
    ["Bruttomonatsgehalt ab € 3.280,- (Vollzeit, 14 x jährlich)", "3280- EUR monthly"],
    ["Wir zahlen 16,20 bis 18,50 Euro pro Stunde, dazu Weihnachtsgeld", "16.2-18.5 EUR hourly"],
    ["NT$52,000 – NT$68,000 per month", "52000-68000 TWD monthly"],
    ["Løn på 46.000–52.000 kr. om måneden plus pension", "46000-52000 DKK monthly", { country: "DK" }],
    ["Sueldo de $14,000 a $16,500 MXN mensuales más bonos", "14000-16500 MXN monthly"],
    ["Wynagrodzenie\n16 000 – 21 000 zł\nbrutto / mies.", "16000-21000 PLN monthly"],
    ["Salary: 16 000 – 21 000 zł", "16000-21000 PLN"],
    ["£75k–£95k DOE, plus options", "75000-95000 GBP annually"],
    ["Salary: 4.5-6.5 Lacs P.A.", "450000-650000 INR annually"],
    ["Salaris: €3.000 - €4.200 per maand", "3000-4200 EUR monthly"],
    ["Lön: 35 000–42 000 kr/månad", "35000-42000 SEK monthly", { country: "SE" }],
    ["Wynagrodzenie: 15 000 - 20 000 PLN / miesiąc", "15000-20000 PLN monthly"],
    ["Stipendio: RAL 35.000€ - 40.000€", "35000-40000 EUR annually"],
    ["Base salary of $140,000 plus an annual bonus of $20,000", "140000 USD annually"],
    ["OTE: $200,000 - $240,000. Base salary: $100,000 - $120,000.", "100000-120000 USD annually"],
    [
      "San Francisco salary: $180,000 - $220,000\nDenver salary: $150,000 - $190,000",
      "150000-190000 USD annually",
      { city: "Denver" },
    ],
    ["The estimated base pay is $100,000 to $120,000 annually", "100000-120000 USD annually"],
  ])("%s", (text, pay, context?: PayContext) => {
    expect(payText(text, context)).toBe(pay);
  });
});

describe("other money isn't pay", () => {
  test.each([
    ["We raised $50M in Series B funding."],
    ["With $12,000,000 in funding, we pay attention to detail."],
    ["Sign-on bonus: $10,000"],
    ["You get a $5,000 signing bonus and 401(k)."],
    ["An annual learning budget of $2,000 per year"],
    ["€1.000 Weiterbildungsbudget pro Jahr"],
    ["Our platform processes $3 billion per year"],
    ["Referral bonus of up to €3,000"],
    ["Similar jobs\nSenior Engineer: $180,000 - $220,000 a year"],
    ["Average salary for similar roles: $99,000 per year"],
    ["We manage $120,000 in ad spend per month"],
    ["年間売上 500万円"],
    ["資本金 3,000万円"],
    ["賞与 年2回（600,000円）"],
    ["交通費 月額30,000円まで支給"],
    ["Team of 120,000 people, 10 years of experience"],
    ["A quota of $1,200,000 per year"],
    ["Levée de fonds de 20 M€"],
    ["Our customers save $1,000,000 per year on paperwork, and more each time."],
    ["We pay £250 in vouchers for each friend that you refer."],
    ["Ein faires Gehalt\n50 € im Monat für Bahn oder Rad"],
    ["Our clients pay $95 per hour. You keep 60%."],
    ["We rent plants to offices in four cities. Plans start at $20 per month."],
    ["Our community has grown for ten years. We gave away $50,000."],
    ["Who relocates receives up to $8,000. A referral earns $2,000."],
  ])("%s", (text) => {
    expect(payText(text)).toBeNull();
  });

  test("a job site's own estimate isn't pay", () => {
    expect(payText("Estimated $45.9K - $58.1K a year", { isOfSite: true })).toBeNull();
    expect(payText("$55K - $70K (Glassdoor est.)", { isOfSite: true })).toBeNull();
    expect(payText("Pay: $55K - $70K (Employer est.)", { isOfSite: true })).toBe("55000-70000 USD annually");
    expect(payText("$45.9K - $58.1K a year", { isOfSite: true })).toBe("45900-58100 USD annually");
  });
});
