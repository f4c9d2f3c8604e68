import type { LanguagePhrases } from "./language.ts";

/** The most certain phrases in Japanese, Chinese, Korean, Vietnamese, and Indonesian. */
export const ASIAN: readonly LanguagePhrases[] = [
  {
    language: "ja",
    hiring: "(選考|採用|面接|内定|求人|職|ポジション|エントリー|入社|適性検査|履歴書)",
    confirmation: `
      (ご)?(応募|エントリー|ご応募) * (ありがとう|御礼|お礼|感謝|頂き|いただき)
      (応募|エントリー|書類|履歴書) * (受け付け|受付|受理|受領|拝受|届き|届い|完了)
      (受付|応募|エントリー)(完了|確認)
    `,
    rejection: `
      (残念|遺憾|恐縮|申し訳) * (ながら|なが|ございません|です) * (見送|ご期待|添え|不採用|不合格|ご縁|選考|今回)
      (見送り|見送ら|見送る|見合わせ)
      (ご期待|ご希望|ご意向)に(添え|沿え|そえ|添いかね|沿いかね|添う|沿う)
      (不採用|不合格|採用には至ら|採用に至ら|ご縁がな|ご縁が無|ご縁なし)
      (今後の|益々の|ますますの|更なる)(ご)?(活躍|活躍を|健勝) * (祈|いの|お祈り|願)
      (採用|募集|選考|ポジション) * (充足|終了いたしました|終了となりました|中止)
    `,
    interview: `
      (面接|面談|インタビュー)(の)?(ご)?(案内|日程|日時|候補|調整|実施|設定|予約|お願い|日程調整)
      (面接|面談|インタビュー) * (お越し|お願い|お時間|させて|ご参加|ご来社|進んで|ご都合|招待|実施|お会い)
      (一次|二次|三次|最終|１次|２次)(面接|面談) * (通過|案内|日|ご|お|の)
      (候補日|ご都合のよい|ご都合の良い|ご都合の宜しい|ご都合のつく|ご都合はいかが)
      (書類選考|選考|審査) * (通過|合格) * (ご)?(面接|連絡|案内)
    `,
    moved: "(日程|日時|時間|面接|面談) * (変更|延期|振替|再調整|リスケ)",
    calledOff: "(面接|面談|予定) * (中止|キャンセル|取り消し|取消)",
    offer: `
      (内定|採用内定|採用通知|オファーレター|労働条件通知書|雇用契約書|内々定)
      (採用|入社) * (決定|させていただき|いただきたく|条件|お願い|通知)
      (正式|ぜひ|是非) * (オファー|入社|採用)
    `,
    question: `
      (希望年収|希望給与|ご希望の年収|入社可能|退職予定|勤務開始可能)
      (ご回答|ご返答|お答え|ご記入|ご提出|ご返信|ご送付|受検|受験|ご受検|ご対応) * (ください|下さい|お願い|いただけ|頂け)
      (適性検査|適性テスト|コーディングテスト|ウェブテスト|web テスト|web 試験|筆記試験|課題|アンケート|不足書類|追加書類|技術課題)
    `,
    alert:
      "(スカウト|求人|新着|おすすめ|オススメ|メルマガ|メールマガジン|配信停止) * (求人|新着|案内|届い|情報|お仕事|配信|停止|紹介)\n(認証コード|確認コード|ワンタイム|パスワード)\n(経歴|プロフィール|レジュメ|職務経歴) * (拝見|拝読|魅力)",
    condition: "(場合|際には|場合は|方のみ|方にのみ)",
    ownApplication: "(選考|面接|内定|エントリー)",
  },
  {
    language: "zh",
    hiring: "(职位|岗位|面试|简历|应聘|招聘|入职|录用|录取|候选人|求职|職位|職缺|面試|履歷|應徵|錄取|錄用)",
    confirmation: `
      (感谢|谢谢|感謝|謝謝) * (投递|应聘|申请|關注|关注|投遞|應聘|應徵|申請|报名|支持)
      (收到) * (简历|申请|履歷|應徵|申請|投递|应聘)
      (简历|申请|投递|履歷|應徵|报名) * (成功|已收到|已提交|已投递|收悉|已接收|完成)
    `,
    rejection: `
      (遗憾|遺憾|抱歉|可惜|很遗憾|不好意思) * (未能|无法|無法|不能|没有|沒有|通知您|通知你|未通过|不太|暂时|暫時|不符|匹配|不合适|另|其他)
      (未能|没有|未|暂未|没能)(通过|入选|进入|匹配|录取|錄取|通過|入選|進入) * (筛选|面试|下一|选|轮|试|考核|环节|甄选|甄選|面試|篩選)?
      (不太|暂不|暫不|不)(匹配|符合|合适|合適|适合|適合|录用|考虑|錄用|考慮) * 
      (存入|纳入|放入|进入|列入|保留|收录|储备) * (人才库|人才庫|人才储备|人才資料庫)
      (选择了|錄用了|录用了|選擇了|确定了|已有) * (其他|另一|更合适|更匹配|其它|更適合) * (候选人|人选|人選|候選人)?
      (职位|岗位|職位|職缺) * (已招满|已关闭|已招到|已暂停|已停止|停止招聘|已額滿|已招滿|已關閉)
    `,
    interview: `
      (面试|面試|复试|初试|初面|笔面试|面谈|面談)(邀请|邀請|通知|安排|时间|時間|地点|时段|预约|提醒|确认)
      (邀请|邀請|诚邀|誠邀|安排|约|約|预约|參加|参加|进行|進行|想约) * (面试|面試|面谈|面談|视频沟通|电话沟通|复试|线上面|初试|聊聊|沟通)
      (方便|有空|空闲|哪天|何时|什么时候|什么时间) * (面试|面試|沟通|聊|电话|视频)
    `,
    moved: "(面试|面試|时间|時間|会议) * (改期|改到|调整|延期|推迟|更改|改至|變更|延後|变更|调整为)",
    calledOff: "(面试|面試|会议) * (取消)\n取消 * (面试|面試)",
    offer: `
      (录用|錄取|录取|聘用|錄用|入职|聘书|聘書|入職)(通知|通知书|通知書|信|意向|offer|邀请|邀請)
      (恭喜|祝贺|恭賀|祝賀) * (通过|录用|錄取|录取|入职|加入|錄用|成为) * (面试|我司|公司|岗位|职位|我们|終|终)?
      (发放|发出|發出|发送|接受|提供|正式) * (offer|录用|聘书|錄取通知)
      (劳动合同|勞動合約|薪资确认|薪酬方案)
    `,
    question: `
      (期望薪资|期望薪水|期望月薪|期望待遇|薪资期望|薪资要求|到岗时间|到岗日期|到職日|离职时间)
      (完成|参加|參加|填写|填寫|进行|请做|作答|提交|补充|補充|上传|提供|回答|补交) * (测评|笔试|测试|在线测|登记表|问卷|申请表|简历|材料|作品集|证书|問卷|測驗|資料|证明|题目|以下问题|以下問題)
      (笔试|测评|在线测评|性格测试|筆試|測驗)(邀请|通知|链接|邀請|連結)
    `,
    alert:
      "(推荐|推薦|精选|最新|为您|新增|热门|為您) * (职位|岗位|職缺|职缺|工作机会|職位)\n(验证码|驗證碼|密码重置|订阅|退订|取消订阅|電子報)\n(看过|浏览|查看)(了)?(您|你)的(简历|履歷)",
    condition: "(如果|若|如有|如您|一旦|假如|如通过|如符合|如果您|若您|倘若)",
    ownApplication: "(应聘|应聘|简历|面试|投递|申请|應徵|履歷|面試|招聘流程)",
  },
  {
    language: "ko",
    hiring:
      "(채용-|면접-|전형-|포지션-|입사-|이력서-|합격-|불합격-|지원서-|지원해-|인터뷰-|코딩테스트-|후보자-)",
    confirmation: `
      (지원-|지원서-|이력서-) * (감사-|고맙-)
      (지원-|지원서-|이력서-|입사지원-) * (접수-|완료-|제출-|도착-)
    `,
    rejection: `
      (아쉽게도|안타깝게도|유감스럽게도|죄송하지만|아쉬운) * (불합격-|함께하지|모시지|않-|못하-|어렵-|다른|결과-|소식-)
      (불합격-|탈락-)
      (함께하지|함께 하지|모시지|진행하지|채용하지) * (못하-|않-|어렵-)
      (다른|타) (지원자-|후보자-) * (진행-|채용-|선발-|결정-)
      (포지션-|채용이|채용은|채용-) * (마감되-|마감됐-|중단되-|종료되-|취소되-)
    `,
    interview: `
      (면접-|인터뷰-|면담-|커피챗-) * (안내-|일정-|초대-|제안-|진행하-|참석-|가능-|일시-|요청-|대상자-|조율-)
      (1차|2차|최종|화상|전화|대면|기술) (면접-|인터뷰-)
      (면접-|인터뷰-) (전형에|전형으로) 
      (서류|서류전형-) * (합격-|통과-)
    `,
    moved: "(면접-|인터뷰-|일정-|시간-) * (변경-|연기-|조정-|미뤄-)",
    calledOff: "(면접-|인터뷰-|일정-) * (취소-)",
    offer: `
      최종 (합격-)
      (입사 제안-|처우 제안-|처우 협의-|오퍼레터-|오퍼 레터|채용 확정-|근로계약서-|연봉 제안-)
      (처우-|연봉-) * (제안-|협의-)
    `,
    question: `
      (희망 연봉-|희망연봉-|입사 가능일-|입사 가능-|퇴사 예정-)
      (과제-|코딩테스트-|코딩 테스트-|인적성-|역량검사-|사전질문-|설문-) * (안내-|제출-|응시-|진행-|완료-|작성-)
      (서류-|자료-|포트폴리오-|증명서-|이력서-) * (제출해|보내|첨부해|회신|보완-) * (주시-|부탁-|바랍-|주세요)
      (답변-|회신-|작성-) (부탁-|바랍-) 
    `,
    alert:
      "(추천|새로운|맞춤|신규) (채용-|공고-|포지션-|일자리-)\n(인증번호-|인증코드-|비밀번호-|뉴스레터-|수신거부-)\n(이력서-|프로필-) * (열람-|조회-|인상)",
    condition: "(경우-|시에는|한하여|대상자에게만|합격자에-)",
    ownApplication: "(지원서-|지원해|지원하신|지원-|면접-|서류-|전형-)",
  },
  {
    language: "vi",
    hiring: "(ứng tuyển|phỏng vấn|tuyển dụng|ứng viên|việc làm|nhận việc|vị trí|hợp đồng lao động)",
    confirmation: `
      (cảm ơn) * (ứng tuyển|nộp hồ sơ|gửi hồ sơ|quan tâm|gửi cv)
      (nhận được|đã nhận|tiếp nhận) * (hồ sơ|cv|đơn ứng tuyển|thông tin ứng tuyển)
      (hồ sơ|đơn ứng tuyển|ứng tuyển) * (thành công|đã được (gửi|tiếp nhận|ghi nhận|nhận))
    `,
    rejection: `
      (rất tiếc|tiếc) * (chưa|không|đã chọn|ứng viên khác|tuyển đủ|thông báo)
      (chưa|không) (thể |được |có cơ hội )*(hợp tác|phù hợp|trúng tuyển|lựa chọn|đi tiếp|đồng hành) * 
      (lựa chọn|chọn|tuyển) * (ứng viên khác|người khác)
      vị trí * (đã tuyển đủ|đã đóng|ngừng tuyển|tạm dừng)
    `,
    interview: `
      (mời|thư mời|lịch|hẹn|tham gia|tham dự|buổi|sắp xếp) * phỏng vấn
      phỏng vấn (vòng|trực tiếp|online|qua|vào|tại|lúc)
    `,
    moved: "(dời|đổi|lùi|hoãn) (lại )?(lịch|buổi|phỏng vấn|thời gian)",
    calledOff: "(hủy|huỷ) * (phỏng vấn|buổi|lịch)",
    offer: `
      (thư mời nhận việc|thư mời làm việc|thư đề nghị|hợp đồng lao động|offer letter|trúng tuyển)
      (chúc mừng) * (trúng tuyển|vị trí|đã được nhận)
    `,
    question: `
      (mức lương mong muốn|lương mong muốn|kỳ vọng lương|thời gian bắt đầu|ngày có thể bắt đầu)
      (vui lòng|xin) * (hoàn thành|điền|gửi|bổ sung|làm|trả lời) * (bài test|bài kiểm tra|biểu mẫu|hồ sơ|form|giấy tờ|câu hỏi|cv|bằng)
    `,
    alert: "(việc làm|công việc) (mới|phù hợp|gợi ý|tương tự)\n(mã xác (thực|nhận)|bản tin|hủy đăng ký)",
    condition: "(nếu|trường hợp|khi) (hồ sơ|bạn|cv|được|phù hợp)\nchỉ * ứng viên",
    ownApplication: "(ứng tuyển|hồ sơ|phỏng vấn|đơn ứng tuyển)",
  },
  {
    language: "id",
    hiring: "(lamaran|melamar|wawancara|posisi|lowongan|kandidat|rekrutmen|pekerjaan|seleksi)",
    confirmation: `
      terima kasih * (melamar|lamaran|minat|mendaftar|mengirim-|ketertarikan)
      (menerima|terima|diterima) * (lamaran|berkas|cv|aplikasi) (anda|kamu)
      (lamaran|aplikasi|berkas) * (telah|sudah|berhasil) (kami )?(diterima|terkirim|dikirim|terima|terdaftar)
    `,
    rejection: `
      (mohon maaf|maaf|sayangnya|menyesal) * (belum|tidak|kandidat lain)
      (belum|tidak) (dapat |bisa )?(lolos|melanjutkan|diterima|terpilih|memenuhi|memproses) * 
      (memilih|melanjutkan dengan|memutuskan) * kandidat (lain|yang lebih)
      (posisi|lowongan) * (telah terisi|sudah terisi|ditutup|dibatalkan)
    `,
    interview: `
      (undangan|mengundang|undang|jadwal|menjadwalkan|mengikuti|hadir) * (wawancara|interview)
      (wawancara|interview) (kerja|online|user|hrd|tahap|pada|dengan|akan)
      (dipanggil|panggilan) (untuk )?(wawancara|interview|tes)
    `,
    moved: "(jadwal ulang|menjadwalkan ulang|dijadwalkan ulang|diundur|ditunda|perubahan jadwal)",
    calledOff: "(wawancara|interview|jadwal) * (dibatalkan|batal)",
    offer: `
      (surat penawaran|penawaran kerja|offering letter|kontrak kerja|perjanjian kerja|surat perjanjian)
      (menawarkan) * (posisi|pekerjaan|jabatan)
      selamat * (diterima|lolos|bergabung)
    `,
    question: `
      (ekspektasi gaji|gaji yang diharapkan|harapan gaji|kapan (bisa|dapat) (mulai|bergabung))
      (mohon|silakan|harap) * (mengisi|isi|mengirim-|kirim-|melengkapi|lengkapi|mengerjakan|kerjakan|menjawab) * (formulir|tes|dokumen|berkas|cv|ijazah|pertanyaan|portofolio|link)
    `,
    alert:
      "lowongan (kerja )?(baru|terbaru|untuk|serupa|rekomendasi)\n(kode (verifikasi|otp)|buletin|berhenti berlangganan)",
    condition:
      "(jika|apabila|bila|kalau) (anda|profil|lamaran|kualifikasi|lolos|sesuai|kamu)\nhanya * kandidat",
    ownApplication: "(lamaran|melamar|wawancara|hasil seleksi)",
  },
];
