import type { LanguagePhrases } from "./language.ts";

/** The most certain phrases in Turkish, Arabic, Hebrew, Greek, Hungarian, and Romanian. */
export const EASTERN: readonly LanguagePhrases[] = [
  {
    language: "tr",
    hiring: "(başvuru-|mülakat-|pozisyon-|iş (teklif-|görüşme-)|aday-|özgeçmiş-|işe alım|kariyer-)",
    confirmation: `
      (başvuru-|ilgi-) * (teşekkür) (ederiz|ederim)?
      (başvurunuz-|başvurun-|başvurunuzu-|özgeçmişiniz-|cv niz) * (alındı|alınmıştır|aldık|ulaştı|ulaşmıştır|iletildi|iletilmiştir|tamamlandı|kaydedildi|bize)
      teşekkür ederiz * (başvurdu-|başvurma-|başvuru-)
    `,
    rejection: `
      (maalesef|ne yazık ki|üzülerek|üzgünüz) * (olumlu|olumsuz|değerlendir-|ilerle-|devam edem-|başka (aday-|bir aday-)|tercih|bildir-|uygun)
      olumsuz (sonuçlan-|değerlendir-|olarak)
      (olumlu|pozitif) * (sonuçlanma-|değerlendirileme-|dönüş yapama-|yanıt verem-)
      (başka|farklı|diğer) (bir )?(aday-) * (ilerle-|devam|tercih|karar|anlaş-|seç-)
      (pozisyon-|ilan-|süreç-|kadro-) * (kapan-|kapat-|doldurul-|iptal|durdurul-)
      (kariyer-|iş arama-) * (başarılar) (dileriz|diliyoruz|dilerim)
    `,
    interview: `
      (mülakat-|görüşme-|iş görüşme-) * (davet|bekliyoruz|planla-|ayarla-|gerçekleştir-|uygun|müsait|yapmak|randevu-|tarih-|saat|gelme-)
      (davet|sizinle|sizi) * (mülakat-|görüşme-|tanış-|görüşmek)
      (uygun|müsait) (olduğunuz|misiniz|mısınız|mı|mi|musunuz|zaman|saat-)
    `,
    moved: "(ertele-|yeni tarih|yeni saat|tarih değişikliği|saat değişikliği|ileri bir tarih-|değiştir-)",
    calledOff: "(mülakat-|görüşme-) * (iptal)",
    offer: `
      (iş teklif-|teklif mektub-|iş sözleşme-|iş teklifi-)
      (teklif-) * (sunmak-|sunuyoruz|iletiyoruz|ilet-|ekte-)
      (tebrik-) * (işe alın-|kabul|pozisyon-|ekibimiz-|olumlu)
    `,
    question: `
      (ücret|maaş) (beklenti-)
      (ihbar süre-|başlayabileceğiniz tarih|işe başlama tarih-|başlama tarihi-)
      (rica ederiz|lütfen|rica ediyoruz) * (doldur-|tamamla-|gönder-|ilet-|yanıtla-|çöz-)
      (test-|form-|anket-|belge-|soru-|evrak-|vaka çalışma-|ödev-) * (doldur-|tamamla-|gönder-|ilet-|yanıtla-|çöz-|yükle-)
    `,
    alert:
      "(yeni|önerilen|benzer|güncel) (iş )?(ilan-|fırsat-)\n(doğrulama kodu|tek kullanımlık|şifre-|bülten|abonelikten)\n(e posta|hesab-) * doğrula-",
    condition: "(eğer|olması durumunda|durumunda|halinde|takdirde|uygun görülme-)\nsadece * aday-",
    ownApplication: "(başvurunuz-|başvuru-|mülakat-|özgeçmiş-|işe alım süreci-)",
  },
  {
    language: "ar",
    hiring: "(-وظيفة|-وظيفي|-توظيف|-مقابلة|مقابلة عمل|سيرتك|-مرشحين|عرض عمل)",
    confirmation: `
      (شكرا|نشكرك|نشكركم|شكرًا) * (تقديم-|تقدمك|طلبك|-اهتمامك|اهتمامك|للتقديم|-تقديم|-تقدمك)
      (استلمنا|تلقينا|وصلنا|وصلتنا|استلام|تم استلام|تم تقديم|تم إرسال|تم ارسال) * (طلبك|طلبكم|سيرتك|طلب)
      طلبك * (قيد المراجعة|تم استلامه|بنجاح|تحت المراجعة)
    `,
    rejection: `
      (نأسف|نعتذر|للأسف|يؤسفنا|مع الأسف|لسوء الحظ) * (لم يتم|لن|لم|عدم|لا|رفض|مرشح-|آخر)
      (لم يتم|عدم|لم يقع) (اختيارك|قبولك|قبول|اختياركم|ترشيحك|الاختيار) * 
      (اخترنا|اختيار|قررنا|تم اختيار) * (مرشح-|متقدم-|-مرشحين|-متقدمين) (آخر|آخرين|اخر|اخرين|أخرى)
      (الوظيفة|المنصب|الشاغر) * (تم شغلها|شغلت|أغلقت|تم إغلاق-|ملغاة|لم تعد متاحة)
      (نتمنى لك|نتمنى لكم) * (التوفيق|النجاح) * (البحث|بحثك|مسيرتك|المستقبل)
    `,
    interview: `
      (دعوة|دعوتك|دعوتكم|ندعوك|ندعوكم|نود|ترتيب|تحديد|جدولة|موعد) * (مقابلة|-مقابلة|المقابلة|-مقابله|للمقابلة)
      (مقابلة|المقابلة|مقابلتك) (عمل|شخصية|هاتفية|عبر|يوم|مع|فنية|أولية)
      (متى|هل|ما) * (يناسبك|متاح|متاحة|الوقت المناسب|الموعد المناسب)
    `,
    moved: "(تأجيل|تغيير موعد|موعد جديد|إعادة جدولة|تعديل موعد|تم تأجيل)",
    calledOff: "(إلغاء|تم إلغاء|ألغيت) * (مقابلة|المقابلة|-مقابلة)",
    offer: `
      (عرض عمل|عرض وظيفي|عرض العمل|العرض الوظيفي|عرضا وظيفيا|عقد العمل|خطاب العرض|خطاب عرض)
      (يسرنا|يسعدنا) * (نعرض|نقدم لك|عرض|انضمامك|تعيينك|قبولك)
      (تهانينا|مبروك) * (اختيارك|قبولك|الوظيفة|عرض)
    `,
    question: `
      (الراتب المتوقع|توقعات الراتب|توقعاتك للراتب|فترة الإشعار|تاريخ المباشرة|الراتب الذي تتوقع-)
      (يرجى|نرجو|الرجاء) * (إكمال|استكمال|تعبئة|إرسال|تزويدنا|إرفاق|تقديم|الإجابة|رفع|اجتياز) * (نموذج|النموذج|اختبار|الاختبار|-اختبار|وثائق|الوثائق|مستندات|المستندات|أسئلة|الأسئلة|شهادة|شهادات|السيرة|استبيان)
    `,
    alert:
      "(وظائف|فرص) (جديدة|مقترحة|مشابهة|قد تهمك|شاغرة)\n(رمز التحقق|رمز التأكيد|كلمة المرور|إلغاء الاشتراك|النشرة)",
    condition: "(إذا|في حال|عند|سوف نتواصل في) (كان-|تم|وجود|مطابق-|تطابق|اختيارك|كنت)\nفقط",
    ownApplication: "(مقابلة|المقابلة|-مقابلة|سيرتك|تقدمك|اختيارك|التوظيف)",
  },
  {
    language: "he",
    hiring: "(מועמד-|-מועמדות|-מועמדותך|משרה|-משרה|-תפקיד|-ראיון|ראיון|-ריאיון|ריאיון|קורות|-גיוס)",
    confirmation: `
      (תודה|תודתנו|מודים) * (הגשת|-הגשת|-פנייתך|פנייתך|התעניינותך|קורות|-מועמדות|-מועמדותך|מועמדותך|שהגשת)
      (קיבלנו|התקבלו|התקבלה|התקבל) * (מועמדותך|קורות|פנייתך|המועמדות|בהצלחה)
      (מועמדותך|קורות החיים|קורות חייך) * (התקבל-|נקלט-|נשלח-|הוגש-)
    `,
    rejection: `
      (לצערנו|מצטערים|לצערי|צר לנו) * (לא|אחר|אחרים|אחרת|החלטנו|נבחר|נמשיך)
      (החלטנו|הוחלט) * (שלא|לא) (להמשיך|לקדם|להתקדם)
      (החלטנו|בחרנו|הוחלט) * (להמשיך|להתקדם) * (מועמד-|מועמדים) (אחר-|אחרים)
      (המשרה|התפקיד) (אויש-|כבר אויש-|נסגר-|בוטל-|הוקפא-)
      (בהצלחה|הצלחה) * (בהמשך|בחיפוש|בחיפושי|להמשך) (דרכך|הדרך|עבודה)?
    `,
    interview: `
      (לזמן|מזמינים|להזמין|זימון|הזמנה|לתאם|תיאום|לקבוע|נקבע) * (ראיון|-ראיון|שיחה|-שיחה|פגישה|-פגישה|-ריאיון|ריאיון)
      (ראיון|ריאיון|הראיון) (עבודה|טלפוני|מקצועי|אישי|בזום|ביום|יתקיים|עם|ראשון)
      (נשמח|אשמח|רוצים) * (להכיר|לפגוש|לשוחח|להיפגש)
    `,
    moved: "(לדחות|דחיית|נדחה|מועד חדש|לשנות את המועד|שינוי מועד|להזיז)",
    calledOff: "(ראיון|הראיון|פגישה|הפגישה) * (בוטל-|מבוטל-|מתבטל-)\n(לבטל|ביטול) * (ראיון|הראיון|פגישה)",
    offer: `
      (הצעת עבודה|הצעת שכר|חוזה העסקה|הסכם העסקה|הצעת העבודה)
      (שמחים|נשמח|שמח|מתכבדים) * (להציע לך|להודיעך כי התקבלת|התקבלת|לצרף אותך)
      (ברכות|מזל טוב) * (התקבלת|לתפקיד|הצעה)
    `,
    question: `
      (ציפיות שכר|ציפיות השכר|דרישות שכר|זמינות לתחילת|תאריך תחילת)
      (נא|אנא|נבקש|נבקשך|מבקשים) * (למלא|להשלים|לשלוח|לבצע|לענות|לצרף|מלא-|השלמ-) * (מבחן|-מבחן|טופס|-טופס|שאלון|מסמכים|תעודות|שאלות|מטלה|קורות)
    `,
    alert: "(משרות|הזדמנויות) (חדשות|מתאימות|דומות|שיעניינו|מומלצות)\n(קוד אימות|סיסמה|ניוזלטר|הסרה מרשימת)",
    condition: "(אם|במידה|ככל|כאשר) (ו?תימצא-|ונמצא|תתאים|נמצא|מועמדותך|תהיה|פרופיל-|ותתאים|וקורות)\nרק",
    ownApplication:
      "(מועמדותך|המועמדות|-מועמדות|-מועמדותך|ראיון|-ראיון|קורות חייך|פנייתך|התעניינותך|-התעניינותך)",
  },
  {
    language: "el",
    hiring: "(θέση εργασίας|τη θέση|υποψηφι-|βιογραφικ-|συνέντευξη-|πρόσληψη-|αίτησ-)",
    confirmation: `
      (ευχαριστούμε|ευχαριστώ) * (αίτηση-|ενδιαφέρον|βιογραφικ-|υποβολή|υποψηφιότητ-)
      (λάβαμε|παραλάβαμε|ελήφθη|παραλήφθηκε) * (αίτηση-|βιογραφικ-|υποψηφιότητ-)
      (αίτηση-|υποψηφιότητ-|βιογραφικ-) * (ελήφθη|υποβλήθηκε|καταχωρήθηκε|παραλήφθηκε|λάβαμε)
    `,
    rejection: `
      (δυστυχώς|λυπούμαστε|λυπάμαι) * (δεν|άλλο-|άλλον|άλλη|αρνητικ-|υποψήφι-|καλυφθεί)
      δεν (θα )?(προχωρήσουμε|συνεχίσουμε|επιλεγήκατε|επιλεχθήκατε|επιλέχθηκε|πληροί-|είμαστε σε θέση)
      (επιλέξαμε|επιλεγεί|προχωρήσουμε|αποφασίσαμε) * (άλλο-|άλλον|άλλη|άλλους|διαφορετικ-) (υποψήφι-)?
      θέση * (καλυφθεί|καλύφθηκε|έκλεισε|ακυρώθηκε)
    `,
    interview: `
      (προσκαλέσουμε|προσκαλούμε|πρόσκληση|καλέσουμε|κανονίσουμε|προγραμματίσουμε|κλείσουμε|ορίσουμε) * (συνέντευξη-|συνάντηση-|κλήση-|τηλεφωνική)
      συνέντευξη (με|για|στις|την|τη|εργασίας|μέσω|θα)
      (θα θέλαμε|επιθυμούμε|χαρούμε) * (γνωρίσουμε|συζητήσουμε|συναντήσουμε|μιλήσουμε)
    `,
    moved: "(μεταφέρ-|αναβολή|αναβάλ-|νέα ημερομηνία|νέα ώρα|αλλαγή ώρας|επαναπρογραμματ-)",
    calledOff: "(συνέντευξη-|συνάντηση-) * (ακυρώ-|ακυρών-)\n(ακυρώσουμε|ακύρωση) * (συνέντευξη-|συνάντηση-)",
    offer: `
      (προσφορά εργασίας|πρόταση εργασίας|σύμβαση εργασίας|πρόταση συνεργασίας)
      (χαρά|χαρούμε|ευτυχείς|ευχάριστη) * (προσφέρουμε|προτείνουμε) * (θέση|εργασία-|συνεργασία)?
      συγχαρητήρια * (επιλεγήκατε|θέση|προσληφθήκατε)
    `,
    question: `
      (μισθολογικές (απαιτήσεις|προσδοκίες)|διαθεσιμότητα έναρξης|ημερομηνία έναρξης)
      (παρακαλούμε|παρακαλώ) * (συμπληρώσ-|ολοκληρώσ-|αποστείλ-|στείλ-|απαντήσ-|υποβάλ-) * (φόρμα|τεστ|έντυπο|δικαιολογητικ-|έγγραφ-|ερωτηματολόγιο|ερωτήσεις|βιογραφικ-|αξιολόγηση)
    `,
    alert:
      "(νέες|προτεινόμενες|παρόμοιες) (θέσεις|αγγελίες)\n(κωδικός (επαλήθευσης|επιβεβαίωσης)|ενημερωτικό δελτίο|newsletter)",
    condition: "(εάν|αν|εφόσον|σε περίπτωση) (η|το|επιλεγ-|που|τα|προκριθ-)\nμόνο * (υποψήφι-|επιλεγ-)",
    ownApplication: "(αίτησή|αίτηση|υποψηφιότητ-|συνέντευξη-|βιογραφικό)",
  },
  {
    language: "hu",
    hiring:
      "(jelentkezés-|jelentkezett|pályáz-|állás-|pozíció-|interjú-|önéletrajz-|jelölt-|munkaszerződés-)",
    confirmation: `
      (köszönjük|köszönöm) * (jelentkez-|pályáz-|érdeklődés-|önéletrajz-)
      (megkaptuk|megérkezett|beérkezett|rögzítettük|fogadtuk) * (jelentkez-|pályáz-|önéletrajz-)?
      (jelentkezés-|pályázat-|önéletrajz-) * (megkaptuk|megérkezett|beérkezett|rögzítettük|sikeres-)
    `,
    rejection: `
      (sajnos|sajnálattal|sajnáljuk) * (nem|más|másik|elutas-|értesít-|tájékoztat-|betölt-)
      (más|másik) (jelölt-|pályázó-|jelentkező-) * (választott-|döntött-|mellett|folytat-)
      nem (tudjuk|tudunk|kívánunk|esett|ön|áll módunk-) * (folytatni|ajánlani|választás-|jelölt-|pályázat-|jelentkezés-|továbblép-)
      (pozíció-|állás-) * (betölt-|lezár-|megszűnt|visszavon-)
      (sok sikert|további sikereket) * (álláskeres-|pályafutás-|további-)
    `,
    interview: `
      (meghív-|szeretnénk|szeretném|várjuk|egyeztet-) * (interjú-|állásinterjú-|beszélgetés-|személyes találkozó-|telefonos)
      (interjú-|állásinterjú-) * (időpont-|meghív-|órakor|hétfő-|kedd-|szerdá-|csütörtök-|péntek-|teams)
      (alkalmas|megfelel|megfelelő|jó lenne) * (időpont-|hétfő-|kedd-|szerda-|csütörtök-|péntek-)
    `,
    moved: "(áthelyez-|elhalaszt-|új időpont-|másik időpont-|módosít- * időpont-|átütemez-)",
    calledOff: "(interjú-|beszélgetés-|találkozó-) * (elmarad-|lemond-|töröl-)\n(lemond-|töröl-) * interjú-",
    offer: `
      (állásajánlat-|munkaszerződés-|ajánlatunk-|ajánlattételi-)
      (örömmel|szeretnénk) * (felajánl-|ajánljuk|ajánlani|ajánlatot)
      (gratulálunk|gratulálok) * (felvételt|pozíció-|állás-|kiválaszt-|önt választ-)
    `,
    question: `
      (fizetési igény-|bérigény-|bérelvárás-|felmondási idő-|munkakezdés-)
      (kérjük|kérem|kérnénk) * (töltse|töltsd|küldje|küldd|válaszol-|végezze|csatol-|pótol-|oldja|teljesít-) * (kérdőív-|teszt-|dokumentum-|kérdés-|feladat-|űrlap-|bizonyítvány-|önéletrajz-|ki|meg|el)?
    `,
    alert:
      "(új|ajánlott|hasonló|friss) (állás-|állásajánlatok|munkák)\n(ellenőrző kód|megerősítő kód|hírlevél-|jelszó-)",
    condition: "(ha|amennyiben|abban az esetben) (ön-|jelentkez-|pályáz-|az|a|profil-|megfelel-)\ncsak",
    ownApplication: "(jelentkezés-|pályázat-|interjú-|önéletrajz-|pozícióra)",
  },
  {
    language: "ro",
    hiring: "(candida-|postul-|poziți-|interviu-|angajare|recrut-|cv)",
    confirmation: `
      (mulțumim|mulțumesc) * (aplica-|interes-|cv-|candidatur-)
      (am primit|a fost primit-|a fost înregistrat-|a fost trimis-|primirea) * (aplicați-|candidatur-|cv-)?
      (aplicați-|candidatur-|cv-) * (a fost|am) (primit-|înregistrat-|trimis-|transmis-)
    `,
    rejection: `
      (din păcate|regretăm|ne pare rău|cu regret) * (nu|alt|alți|altă|alte|am (decis|ales)|ocupat-)
      (am decis|am ales|am hotărât|s a decis) * (alt|alți|altă|alte|nu) (candidat-|persoan-|continu-|profil-)
      nu (ați fost|ai fost|a fost|vom|putem) * (select-|continua|oferi|merge mai departe|acceptat-)
      (postul|poziția|rolul) * (a fost|este) (ocupat-|anulat-|închis-|suspendat-)
    `,
    interview: `
      (invit-|invitație|programa-|stabili-|discuta) * (interviu-|discuți-|întâlnir-|apel)
      (interviul|interviu) (cu|pe|la|telefonic|online|tehnic|va|de|este|joi|luni|marți|miercuri|vineri)
      (dorim|am dori|ne ar plăcea|ne am bucura) * (cunoaștem|cunoaște|discut-|întâlni-)
    `,
    moved: "(reprogram-|amân-|altă dată|nouă dată|muta-|schimba- ora)",
    calledOff: "(interviu-|întâlnire-) * (anulat-|anula-|anulăm)\n(anula-|anulăm) * (interviu-|întâlnire-)",
    offer: `
      (ofertă de (muncă|angajare)|oferta de (muncă|angajare)|contract- (individual )?de muncă|ofertă salarială)
      (bucur-|încântați|plăcere-) * (oferi-|ofertă|angaja-) 
      felicitări * (post-|poziți-|select-|ofert-|angajat-)
    `,
    question: `
      (așteptări-|pretenți-) salarial-
      (perioad- de preaviz|disponibilitatea de începere|data la care (puteți|poți) începe)
      (vă rugăm|te rugăm|rugăm) * (complet-|trimite-|transmite-|răspund-|atașa-|încărca-|efectua-) * (formular-|test-|chestionar-|document-|întrebăr-|diplom-|cv-|adeverinț-|referinț-)
    `,
    alert:
      "(joburi|locuri de muncă|oferte) (noi|recomandate|similare|pentru tine)\n(cod de verificare|parol-|newsletter|dezabon-)",
    condition:
      "(dacă|în cazul în care|atunci când) (profil-|ești|sunteți|veți|cv-|candidatur-|vei|vom|aplicați-)\n(doar|numai) candidați-",
    ownApplication: "(aplicați-|aplicat-|candidatur-|interviu-|procesul de (recrutare|selecție))",
  },
];
